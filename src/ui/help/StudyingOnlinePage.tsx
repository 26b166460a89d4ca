import type { StudyingContent } from '~/data/help/help.page'
import type { PageProps } from '~/data/site/page'
import { ActionLink } from '~/ui/kit/Button'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { DashboardPicture } from './DashboardPicture'
import styles from './StudyingOnlinePage.module.css'
import { VideoFacade } from './VideoFacade'

/** §2.6. */
export function StudyingOnlinePage({
  content: { texts, benefits, video, dashboards },
  trail,
}: PageProps<StudyingContent>) {
  return (
    <>
      <PageHead
        ground="eucalypt"
        trail={trail}
        title={texts.headline}
        lead={texts.text}
        art="page-studying"
        hue="health"
      >
        <ActionLink action={texts.action} variant="onBlock" iconAfter="arrow-right" />
      </PageHead>
      <Section title="Six things that make it work">
        <ul className={styles.benefits}>
          {benefits.map(({ heading, text }) => (
            <li key={heading} className={styles.benefit}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="night" title={video.title}>
        <VideoFacade video={video} />
      </Section>
      <Section
        ground="sand"
        title="What you see when you sign in"
        lead="Three parts of the dashboard, drawn with the figures of an invented student."
      >
        <ul className={styles.dashboards}>
          {dashboards.map((dashboard) => (
            <li key={dashboard.id}>
              <DashboardPicture dashboard={dashboard} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
