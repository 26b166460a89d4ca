import type { HomeContent, HomeTexts } from '~/data/home/home.page'
import { Art } from '~/ui/kit/Art'
import { Link } from '~/ui/kit/Link'
import { Carousel } from '~/ui/site/Carousel'
import styles from './CategoriesSection.module.css'

/** The five industries as posters. */
export function CategoriesSection({
  texts,
  categories,
}: {
  texts: HomeTexts['categories']
  categories: HomeContent['categories']
}) {
  return (
    <section className={styles.section} aria-labelledby="industries" data-later>
      <div className="page">
        <div className={styles.head}>
          <h2 id="industries" className={styles.title}>
            {texts.heading}
          </h2>
          <p className={styles.lead}>
            {texts.text} <Link {...texts.all.link}>{texts.all.label}</Link>
          </p>
        </div>
        <Carousel
          label="Course categories"
          slides={categories.map(({ id, title, description, courseCount }) => ({
            id,
            content: (
              <Link
                to="/categories/$category"
                params={{ category: id }}
                className={styles.poster}
                data-hue={id}
              >
                <Art name={`poster-${id}`} viewBox="0 0 360 460" fit="slice" className={styles.art} />
                <span className={styles.words}>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.text}>{description}</span>
                  <span className={styles.count}>{courseCount} courses</span>
                </span>
              </Link>
            ),
          }))}
        />
      </div>
    </section>
  )
}
