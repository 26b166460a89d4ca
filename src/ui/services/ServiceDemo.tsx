import type { Service } from '~/data/services/service'
import { ButtonLink } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { UploadBox } from '~/ui/upload/UploadBox'
import type { UploadSession } from '~/ui/upload/uploadSession'
import styles from './ServicePage.module.css'

/** §2.18, Demo: what a demonstration looks at, and how to arrange one. */
export function ServiceDemo({ service: { id, demo }, upload }: { service: Service; upload: UploadSession }) {
  return (
    <div className={styles.panel}>
      <h2>{demo.title}</h2>
      <p>{demo.text}</p>
      <CheckList className={styles.ticks} items={demo.points} />
      <UploadBox upload={upload} label={`Choose a ${demo.accepted} file`} proceed="Go to the gap analysis" />
      <p>
        <ButtonLink to="/contact" search={{ type: 'demo', service: id }} variant="secondary">
          Request a demo
        </ButtonLink>
      </p>
    </div>
  )
}
