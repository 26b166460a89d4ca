import type { Organizations } from '~/data/organisations/organisation'
import type { PageProps } from '~/data/site/page'
import { ActionLink } from '~/ui/kit/Button'
import { PageHead } from '~/ui/sections/PageHead'
import { SampleNote } from '~/ui/sections/SampleNote'
import { Section } from '~/ui/sections/Section'
import { UploadBox } from '~/ui/upload/UploadBox'
import { useUpload } from '~/ui/upload/useUpload'
import { Actions, Cases, Closing, Values } from './OrganisationSections'
import styles from './OrganisationSections.module.css'

/** §2.21, the variant with the return on investment. */
export function OrganizationsPage({ content, trail }: PageProps<Organizations>) {
  const { roi, upload } = content
  return (
    <>
      <PageHead
        ground="sand"
        trail={trail}
        title={content.hero.headline}
        lead={content.hero.text}
        art="page-return"
        hue="technology"
      >
        <Actions actions={content.hero.actions} />
      </PageHead>
      <Section ground="night" title={roi.heading} lead={roi.text}>
        <div className={styles.tools}>
          <div className={styles.tool}>
            <h3>{roi.action.label}</h3>
            <p>Six figures of your own, each as a number and a slider.</p>
            <ActionLink action={roi.action} variant="onBlock" iconAfter="arrow-right" />
          </div>
          <div className={styles.preview}>
            <h3>{roi.preview.heading}</h3>
            <p className={styles.figure}>{roi.preview.figure}</p>
            <p>{roi.preview.label}</p>
            <SampleNote>{roi.preview.note}</SampleNote>
          </div>
        </div>
      </Section>
      <Section ground="leaf" title={upload.heading} lead={upload.text}>
        <UploadBox
          upload={useUpload('organisation')}
          label={upload.label}
          hint={upload.hint}
          proceed="Go to the gap analysis"
        />
      </Section>
      <Values values={content.values} />
      <Cases title="Success stories" cases={content.cases} />
      <Closing closing={content.closing} />
    </>
  )
}
