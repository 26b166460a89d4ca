import type { HomeContent } from '~/data/home/home.page'
import { ActionLink } from '~/ui/kit/Button'
import { ProgramCard } from '~/ui/programs/ProgramCard'
import { Carousel } from '~/ui/site/Carousel'
import styles from './HomeSections.module.css'

/** Up to six programs (§9), beside what a program is. */
export function ProgramsSection({
  texts,
  programs,
}: {
  texts: HomeContent['texts']['programs']
  programs: HomeContent['programs']
}) {
  return (
    <section className={styles.sand} aria-labelledby="home-programs" data-later>
      <div className="page">
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h2 id="home-programs" className={styles.giant}>
          {texts.heading}
        </h2>
        <p className={styles.lead}>{texts.text}</p>
        <Carousel
          label="Programs"
          slides={programs.map((program) => ({
            id: program.slug,
            content: <ProgramCard program={program} />,
          }))}
        />
        <p className={styles.after}>
          <ActionLink action={texts.all} variant="secondary" iconAfter="arrow-right" />
        </p>
      </div>
    </section>
  )
}
