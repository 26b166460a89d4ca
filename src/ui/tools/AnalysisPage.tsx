import type { PageProps } from '~/data/site/page'
import type { AnalysisContent } from '~/data/tools/analysis.page'
import type { UploadContext } from '~/data/tools/uploadRules'
import { ActionLink, ButtonAnchor } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import { Notice } from '~/ui/kit/Notice'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { UploadBox } from '~/ui/upload/UploadBox'
import { useUpload } from '~/ui/upload/useUpload'
import styles from './AnalysisPage.module.css'

/** §4: no analysis happens here yet. The page says so first, then what one shows, and how to have it done. */
export function AnalysisPage({
  content: { headline, notYet, chosenFile, noFile, shows, template, consultation },
  trail,
  screen,
  fileName,
}: PageProps<AnalysisContent> & {
  screen: UploadContext
  /** Name of the file that led here. It may hold any characters, so it is drawn as text and nothing else. */
  fileName: string | undefined
}) {
  return (
    <>
      <PageHead
        ground="ochre"
        trail={trail}
        over={<span className={styles.flag}>Coming Soon</span>}
        title={headline}
        lead={notYet}
        art="page-analysis"
        hue="technology"
      />
      <Section
        title="Begin with a list"
        lead={<FileChosen label={chosenFile} none={noFile} name={fileName} />}
      >
        <div className={styles.template}>
          <UploadBox
            upload={useUpload(screen)}
            label={fileName === undefined ? 'Choose a file' : 'Choose another file'}
            {...(screen === 'gapAnalysis' && { generate: 'Generate Gap Analysis' })}
          />
          <p>
            <ButtonAnchor href={template.path} download={template.fileName} icon="download">
              {template.label}
            </ButtonAnchor>
          </p>
          <Notice icon="file">
            <p>{template.note}</p>
          </Notice>
        </div>
      </Section>
      <Section ground="sand" title="What it will show">
        <ol className={styles.shows}>
          {shows.map(({ heading, text }) => (
            <li key={heading} className={styles.part}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section ground="eucalypt" title={consultation.heading} lead={consultation.text}>
        <p>
          <ActionLink action={consultation} variant="onBlock" iconAfter="arrow-right" />
        </p>
      </Section>
    </>
  )
}

/** The region is there from the start, so that a file that arrives later is read out. */
function FileChosen({ label, none, name }: { label: string; none: string; name: string | undefined }) {
  return (
    <div role="status">
      {name === undefined ? (
        none
      ) : (
        <>
          {label}
          <span className={styles.file}>
            <Icon name="file" />
            <bdi>{name}</bdi>
          </span>
        </>
      )}
    </div>
  )
}
