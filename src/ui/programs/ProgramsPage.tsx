import { allDurations, allLevels, programDurations, programLevels } from '~/data/programs/programOptions'
import { filterPrograms } from '~/data/programs/programQueries'
import { type ProgramSearch, programSearchDefaults, programSearchSchema } from '~/data/programs/programSearch'
import type { ProgramsContent } from '~/data/programs/programs.page'
import { pathwaySteps, programsHero } from '~/data/programs/programsPage'
import type { TrailStep } from '~/data/site/page'
import { Button, ButtonLink } from '~/ui/kit/Button'
import { EmptyState } from '~/ui/kit/EmptyState'
import { Link } from '~/ui/kit/Link'
import { Notice } from '~/ui/kit/Notice'
import { Select } from '~/ui/kit/Select'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { StatRow } from '~/ui/sections/StatRow'
import { ProgramCard } from './ProgramCard'
import styles from './ProgramsPage.module.css'

/** §2.19. Text, level and duration are in the address. */
export function ProgramsPage({
  content,
  trail,
  search,
  onSearch,
}: {
  content: ProgramsContent
  trail: readonly TrailStep[]
  search: ProgramSearch
  onSearch: (search: ProgramSearch) => void
}) {
  const found = filterPrograms(content.programs, search)
  const isFiltered = JSON.stringify(search) !== JSON.stringify(programSearchDefaults)
  const choose = (change: Record<string, string>) =>
    onSearch(programSearchSchema.parse({ ...search, ...change }))
  return (
    <>
      <PageHead
        ground="ochre"
        trail={trail}
        title={programsHero.headline}
        lead={programsHero.text}
        art="page-programs"
        hue="education"
      >
        <ButtonLink href={programsHero.courses.href} look="onBlock">
          {programsHero.courses.label}
        </ButtonLink>
      </PageHead>
      <Section title="Three levels, one way up">
        <ol className={styles.steps}>
          {pathwaySteps.map(({ level, heading, text, fits, action }) => (
            <li key={level} className={styles.step}>
              <p className={styles.stepLevel}>{level}</p>
              <h3>{heading}</h3>
              <p>{text}</p>
              <p className={styles.fits}>{fits}</p>
              <Link href={`/programs?q=${level}#programs`} className={styles.stepLink} resetScroll={false}>
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
        <form
          key={search.q}
          className={styles.filters}
          action="/programs"
          onSubmit={(event) => {
            event.preventDefault()
            choose({ q: String(new FormData(event.currentTarget).get('q') ?? '') })
          }}
        >
          <div className={styles.text}>
            <label htmlFor="program-search">Search programs</label>
            <input id="program-search" type="search" name="q" defaultValue={search.q} maxLength={80} />
          </div>
          <Select
            label="Level"
            name="level"
            value={search.level}
            onChange={(level) => choose({ level })}
            options={[allLevels, ...programLevels].map((value) => ({ value, label: value }))}
          />
          <Select
            label="Duration"
            name="duration"
            value={search.duration}
            onChange={(duration) => choose({ duration })}
            options={[allDurations, ...programDurations].map((value) => ({ value, label: value }))}
          />
          <Button type="submit">Search</Button>
        </form>
        <p role="status" className={styles.count}>
          {found.length} {found.length === 1 ? 'program' : 'programs'}
          {isFiltered && (
            <>
              {' '}
              <Link href="/programs#programs" resetScroll={false}>
                Show all programs
              </Link>
            </>
          )}
        </p>
        {found.length === 0 ? (
          <EmptyState level={3} title="No programs found" text="Try adjusting your search criteria" />
        ) : (
          <ul className={styles.grid}>
            {found.map((program) => (
              <li key={program.slug}>
                <ProgramCard program={program} />
              </li>
            ))}
          </ul>
        )}
        <Notice>
          <p>
            {programsHero.note} <Link href={programsHero.courses.href}>{programsHero.courses.label}</Link>
          </p>
        </Notice>
      </Section>
    </>
  )
}
