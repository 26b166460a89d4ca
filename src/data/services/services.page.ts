import type { DecisionText } from '~/data/site/decisionText'
import { hrefOf } from '~/data/site/links'
import { definePage, definePages, home, type Page } from '~/data/site/page'
import { type StatisticGroup, serviceBenefits, serviceStatistics } from '~/data/site/statistics'
import { type SuccessStory, servicesHero, successStories } from './overview'
import type { Service } from './service'
import { findService, SERVICE_CARD_FEATURES, services } from './services'
import { serviceTexts } from './serviceTexts'

export type ServiceCard = Pick<
  Service,
  'slug' | 'title' | 'description' | 'features' | 'hue' | 'link' | 'status' | 'category'
>

/** §9: a card lists at most four features. */
export const toServiceCard = ({
  slug,
  title,
  description,
  features,
  hue,
  link,
  status,
  category,
}: Service): ServiceCard => ({
  slug,
  title,
  description,
  features: features.slice(0, SERVICE_CARD_FEATURES),
  hue,
  link,
  status,
  category,
})

export interface ServicesContent {
  services: readonly ServiceCard[]
  stories: readonly SuccessStory[]
  statistics: StatisticGroup
  benefits: StatisticGroup
}

export const servicesPage = definePage(
  'services',
  [{ to: '/services' }],
  (): Page<ServicesContent> => ({
    head: {
      title: 'AI and workforce services',
      description: servicesHero.description,
      path: '/services',
      index: true,
    },
    trail: [home, { label: servicesHero.title }],
    content: {
      services: services.map(toServiceCard),
      stories: successStories,
      statistics: serviceStatistics,
      benefits: serviceBenefits,
    },
  }),
)

export interface ServiceContent {
  service: Service
  others: readonly ServiceCard[]
  text: DecisionText
}

/** How many other services a service's page names. */
const OTHER_SERVICES = 3

export const servicePages = definePages({
  name: 'service',
  ids: () => services.map(({ slug }) => slug),
  links: (slug) => [{ to: '/services/$serviceSlug', params: { serviceSlug: slug } }],
  load: (slug): Page<ServiceContent> | undefined => {
    const service = findService(slug)
    if (!service) return undefined
    const others = services.filter(({ id }) => id !== service.id)
    const near = others.filter(({ category }) => category === service.category)
    return {
      head: {
        title: service.title,
        description: service.description,
        path: hrefOf(service.link),
        index: true,
        image: service.hue,
      },
      trail: [home, { label: servicesHero.title, link: { to: '/services' } }, { label: service.title }],
      content: {
        service,
        text: serviceTexts[service.slug],
        others: [...near, ...others.filter((other) => !near.includes(other))]
          .slice(0, OTHER_SERVICES)
          .map(toServiceCard),
      },
    }
  },
})
