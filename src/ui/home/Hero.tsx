import { useMatchRoute } from '@tanstack/react-router'
import type { LearningGoal } from '~/data/courses/learningGoals'
import type { HomeTexts } from '~/data/home/home.page'
import { Art } from '~/ui/kit/Art'
import { ButtonLink } from '~/ui/kit/Button'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import styles from './Hero.module.css'

/**
 * The first thing a visitor sees: what the site does, and four ways to say what they are after. The goal chosen is
 * highlighted while it leads on, for as long as its page takes to arrive.
 */
export function Hero({
  texts,
  goals,
  courseCount,
}: {
  texts: HomeTexts['hero']
  goals: readonly LearningGoal[]
  courseCount: number
}) {
  const isOnTheWay = useMatchRoute()
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`page ${styles.inside}`}>
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            {texts.heading}
          </h1>
          <p className={styles.lead} id="hero-question">
            {texts.text}
          </p>
          <ul className={styles.goals} aria-labelledby="hero-question">
            {goals.map(({ id, label, description }) => (
              <li key={id}>
                <Link
                  to="/course-wizard"
                  search={{ goal: id }}
                  className={styles.goal}
                  {...(isOnTheWay({ to: '/course-wizard', search: { goal: id }, pending: true }) && {
                    'aria-current': 'true' as const,
                  })}
                >
                  <span className={styles.goalLabel}>{label}</span>
                  <span className={styles.goalText}>{description}</span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink {...texts.browse.link} variant="onBlock">
              {texts.browse.label} ({courseCount})
            </ButtonLink>
          </p>
          <p className={styles.note}>{texts.note}</p>
        </div>
        <Art name="hero" viewBox="0 0 860 760" fit="slice" isInFirstScreen className={styles.art} />
      </div>
    </section>
  )
}
