import type { ReactNode } from 'react'
import { sampleFiguresLink } from '~/data/site/sampleFigures'
import { Link } from '~/ui/kit/Link'

/** Says of what stands beside it that it is a sample, and leads to what that means. */
export const SampleNote = ({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) => (
  <p className={className}>
    {children} <Link {...sampleFiguresLink}>What samples are</Link>
  </p>
)
