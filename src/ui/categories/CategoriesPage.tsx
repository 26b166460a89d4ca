import type { CategoriesContent } from '~/data/courses/category.page'
import type { PageProps } from '~/data/site/page'
import { Art } from '~/ui/kit/Art'
import { ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import styles from './CategoriesPage.module.css'

/** §2.11: one broad strip a category, so that the five read like a shelf. */
export function CategoriesPage({
  content: { categories, courseCount },
  trail,
}: PageProps<CategoriesContent>) {
  return (
    <>
      <PageHead
        ground="sand"
        trail={trail}
        title="Find your field"
        lead={`${categories.length} categories with ${courseCount} courses between them.`}
      />
      <ul className={styles.strips}>
        {categories.map(({ id, title, description, courseCount: count }) => (
          <li key={id} className={styles.strip} data-hue={id}>
            <div className={`page ${styles.inside}`}>
              <div className={styles.words}>
                <p className={styles.count}>{count} courses</p>
                <h2 className={styles.title}>
                  <Link to="/categories/$category" params={{ category: id }}>
                    {title}
                  </Link>
                </h2>
                <p className={styles.text}>{description}</p>
                <p>
                  <ButtonLink to="/category/$categoryId" params={{ categoryId: id }} variant="onBlock">
                    Browse {count} Courses<span className="visually-hidden"> in {title}</span>
                  </ButtonLink>
                </p>
              </div>
              <Art name={`poster-${id}`} viewBox="0 0 360 460" fit="slice" className={styles.art} />
            </div>
          </li>
        ))}
      </ul>
      <Section title="Not sure yet?" lead="See everything at once, or let four questions narrow it down.">
        <p className={styles.actions}>
          <ButtonLink to="/courses">Browse All Courses</ButtonLink>
          <ButtonLink to="/course-wizard" variant="secondary">
            Use the course wizard
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
