import type { HomeContent } from '~/data/home/home.page'
import { Link } from '~/ui/kit/Link'
import { UploadBox } from '~/ui/upload/UploadBox'
import { useUpload } from '~/ui/upload/useUpload'
import styles from './HomeSections.module.css'

/** §2.23: the way into the gap analysis. */
export function GapAnalysisEntry({ texts }: { texts: HomeContent['texts']['gapAnalysis'] }) {
  return (
    <div className={styles.gap}>
      <h3>{texts.heading}</h3>
      <p>{texts.text}</p>
      <UploadBox
        upload={useUpload('gapAnalysis')}
        label="Choose a staff skills file"
        generate={texts.action}
      />
      <Link {...texts.more.link}>{texts.more.label}</Link>
    </div>
  )
}
