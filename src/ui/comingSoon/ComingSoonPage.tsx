import type { ReactNode } from 'react'
import type { ComingSoonContent, KnownPathway } from '~/data/comingSoon/comingSoon.page'
import type { PageProps } from '~/data/site/page'
import { CourseLinkList } from '~/ui/courses/CourseLinkList'
import { Facts } from '~/ui/kit/Facts'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { LinkItems } from '~/ui/kit/LinkItems'
import { PageHead } from '~/ui/sections/PageHead'
import { SampleNote } from '~/ui/sections/SampleNote'
import { Section } from '~/ui/sections/Section'
import styles from './ComingSoonPage.module.css'
import { TodayParts } from './TodayParts'

/** §2, §8: 'Coming Soon', with what is known already and where to go until then. */
export function ComingSoonPage({
  content: { id, page, today, within, pathway },
  trail,
  children,
}: PageProps<ComingSoonContent> & {
  /** What can be said today. */
  children?: ReactNode
}) {
  return (
    <>
      <PageHead
        ground="blossom"
        trail={trail}
        over={<span className={styles.flag}>Coming Soon</span>}
        title={page.title}
        lead={page.what}
        art={`soon-${id}`}
        hue="design_technology"
      >
        <p className={styles.whom}>{page.forWhom}</p>
      </PageHead>
      {pathway && <Pathway pathway={pathway} />}
      {children}
      <TodayParts parts={today} />
      {within.length > 0 && (
        <Section title="What belongs to it">
          <ul className={styles.within}>
            {within.map(({ link, title, what }) => (
              <li key={title} className={styles.child}>
                <h3>
                  <Link {...link}>{title}</Link>
                </h3>
                <p>{what}</p>
                <p className={styles.small}>Coming soon</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section ground="sand" title="Until then" lead="Finished pages that help with the same question.">
        <ul className={styles.meanwhile}>
          {page.meanwhile.map(({ label, text, link }) => (
            <li key={label}>
              <Link {...link} className={styles.way}>
                <strong>{label}</strong>
                <span>{text}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** What the career wizard says of a pathway. */
function Pathway({ pathway }: { pathway: KnownPathway }) {
  const { description, duration, salary, demand, difficulty, skills, courses, recommended, roles } = pathway
  return (
    <Section title="What we know already" lead={description}>
      <Facts
        className={styles.facts}
        rows={[
          ['Time to get there', duration],
          ['Pay a year', salary],
          ['Demand', demand],
          ['Difficulty', difficulty],
        ]}
      />
      <SampleNote className={styles.small}>Pay and demand are sample figures.</SampleNote>
      <div className={styles.lists}>
        <section aria-labelledby="skills">
          <h3 id="skills">Skills you build</h3>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="topics">
          <h3 id="topics">Topics to study</h3>
          <ul>
            {courses.map((course) => (
              <li key={course}>{course}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="roles">
          <h3 id="roles">Roles close to it</h3>
          <ul>
            <LinkItems links={roles} />
          </ul>
        </section>
      </div>
      <h3>Courses that lead there</h3>
      <CourseLinkList courses={recommended} />
    </Section>
  )
}
