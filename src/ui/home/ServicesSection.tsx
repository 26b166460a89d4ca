import type { HomeContent } from '~/data/home/home.page'
import { ActionLink } from '~/ui/kit/Button'
import { ServiceCard } from '~/ui/services/ServiceCard'
import { Carousel } from '~/ui/site/Carousel'
import styles from './HomeSections.module.css'

/** The seven services, side by side on the night block. */
export function ServicesSection({
  texts,
  services,
}: {
  texts: HomeContent['texts']['services']
  services: HomeContent['services']
}) {
  return (
    <section className={styles.night} aria-labelledby="home-services" data-later>
      <div className="page">
        <div className={styles.split}>
          <div>
            <p className={styles.eyebrow}>{texts.eyebrow}</p>
            <h2 id="home-services" className={styles.title}>
              {texts.heading}
            </h2>
          </div>
          <div className={styles.aside}>
            <p>{texts.text}</p>
            <ActionLink action={texts.all} variant="onBlock" size="small" />
          </div>
        </div>
        <Carousel
          label="AI services"
          slides={services.map((service) => ({
            id: service.slug,
            content: <ServiceCard service={service} />,
          }))}
        />
      </div>
    </section>
  )
}
