import type { ReactNode } from 'react'

/** What a control says instead of itself where no script runs: how else to get what it is for. */
export const WithoutScript = ({ children }: { children: ReactNode }) => (
  <p data-without-script="">{children}</p>
)
