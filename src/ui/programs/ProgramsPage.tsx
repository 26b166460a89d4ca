import { useSelector } from '@xstate/react'
import type { ProgramCard as Program } from '~/data/programs/program'
import type { ProgramsContent } from '~/data/programs/programs.page'
import { pathwaySteps, programsHero } from '~/data/programs/programsPage'
import type { PageProps } from '~/data/site/page'
import { selectCanReset } from '~/machines/filteredList.machine'
import { ActionLink, Button } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { Link } from '~/ui/kit/Link'
import { Notice } from '~/ui/kit/Notice'
import { FacetSelect } from '~/ui/lists/FacetSelect'
import { focusOnResults, Results } from '~/ui/lists/Results'
import { type Listing, useFound, useSearchBox } from '~/ui/lists/useListing'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { StatRow } from '~/ui/sections/StatRow'
import { ProgramCard } from './ProgramCard'
import styles from './ProgramsPage.module.css'

/** Programs that a level names; its link shows the rest. */
const PROGRAMS_OF_LEVEL = 3

/** §2.19. Text, level and duration are in the address. */
export function ProgramsPage({
  content,
  trail,
  listing,
}: PageProps<ProgramsContent> & { listing: Listing<Program> }) {
  const { actor, list } = listing
  const { items: found } = useFound(listing)
  const { input, form } = useSearchBox(listing)
  const canReset = useSelector(actor, selectCanReset)
  return (
    <>
      <PageHead
        ground="ochre"
        trail={trail}
        title={programsHero.headline}
        lead={programsHero.text}
        art="page-programs"
        hue="education"
        isLow
      >
        <ActionLink action={programsHero.courses} variant="onBlock" />
      </PageHead>
      <Section title="Three levels, one way up" isClose>
        <ol className={styles.steps}>
          {pathwaySteps.map(({ level, heading, text, fits, action }) => (
            <li key={level} className={styles.step}>
              <p className={styles.stepLevel}>{level}</p>
              <h3>{heading}</h3>
              <ul className={styles.atLevel} aria-label={`${level} programs`}>
                {content.programs
                  .filter((program) => program.level === level)
                  .slice(0, PROGRAMS_OF_LEVEL)
                  .map(({ slug, title, link, duration, price }) => (
                    <li key={slug}>
                      <Link {...link}>{title}</Link>
                      <p>
                        {price ?? 'Price on enquiry'} · {duration}
                      </p>
                    </li>
                  ))}
              </ul>
              <p>{text}</p>
              <p className={styles.fits}>{fits}</p>
              <Link
                to="/programs"
                search={{ q: level }}
                hash="programs"
                className={styles.stepLink}
                resetScroll={false}
              >
                {action}
                <span className="visually-hidden">: {level}</span>
              </Link>
            </li>
          ))}
        </ol>
      </Section>
      <Section ground="eucalypt" title="How students do">
        <StatRow group={content.statistics} />
      </Section>
      <Section id="programs" ground="sand" title="All programs">
        <form className={styles.filters} action="/programs" {...form}>
          <div className={styles.text}>
            <label htmlFor="program-search">Search programs</label>
            <input id="program-search" {...input} />
          </div>
          {Object.keys(list.facets).map((facet) => (
            <FacetSelect key={facet} listing={listing} facet={facet} />
          ))}
          <Button type="submit">Search</Button>
        </form>
        <p className={styles.count}>
          <span role="status">
            {found.length} {found.length === 1 ? 'program' : 'programs'}
          </span>
          {canReset && (
            <Button
              variant="quiet"
              onPress={() => {
                actor.send({ type: 'filters.reset' })
                // The button goes with what it takes off.
                focusOnResults()
              }}
            >
              Show all programs
            </Button>
          )}
        </p>
        <Results>
          {found.length === 0 ? (
            <EmptyState level={3} title="No programs found" text="Try adjusting your search criteria" />
          ) : (
            <ul className={styles.grid} data-queried>
              {found.map((program) => (
                <li key={program.slug}>
                  <ProgramCard program={program} />
                </li>
              ))}
            </ul>
          )}
        </Results>
        <Notice>
          <p>
            {programsHero.note} <Link {...programsHero.courses.link}>{programsHero.courses.label}</Link>
          </p>
        </Notice>
      </Section>
    </>
  )
}
