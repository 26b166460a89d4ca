import { chipsOf } from '~/data/courses/limits'
import type { ProgramCard as Program } from '~/data/programs/program'
import { Art } from '~/ui/kit/Art'
import { Badge } from '~/ui/kit/Badge'
import { ButtonLink } from '~/ui/kit/Button'
import { Chips } from '~/ui/kit/Chips'
import { Icon } from '~/ui/kit/Icon'
import { Rating } from '~/ui/kit/Rating'
import styles from './ProgramCard.module.css'

/** A program in a list, with up to three of its tags. */
export function ProgramCard({ program }: { program: Program }) {
  return (
    <article className={styles.card} data-hue={program.color} data-later>
      <div>
        <Art name={`program-${program.slug}`} className={styles.art} />
      </div>
      <div className={styles.body}>
        <p className={styles.over}>
          <span className={styles.level}>{program.level}</span>
          {program.badge && <Badge>{program.badge}</Badge>}
        </p>
        <h3 className={styles.title}>{program.title}</h3>
        <p className={styles.text}>{program.description}</p>
        <p className={styles.facts}>
          <span>
            <Icon name="clock" />
            {program.duration}
          </span>
          <Rating rating={program.rating} reviews={program.reviews} />
        </p>
        <Chips {...chipsOf(program.tags)} label="Tags" className={styles.chips} />
        <p className={styles.foot}>
          <span className={styles.price}>{program.price ?? 'On enquiry'}</span>
          <ButtonLink {...program.link} size="small">
            View Program<span className="visually-hidden">: {program.title}</span>
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}
