import type { Article } from './article'
import { toArticleSummary } from './articleReading'
import { article as aqfLevels } from './content/aqf-levels-explained'
import { article as backToWork } from './content/back-to-work-in-twelve-weeks'
import { article as bookkeeperOrAccountant } from './content/bookkeeper-bas-agent-or-accountant'
import { article as teamLeader } from './content/first-90-days-as-team-leader'
import { article as coursePage } from './content/how-to-read-a-course-page'
import { article as itFromZero } from './content/it-support-and-cyber-security-from-zero'
import { article as marketingManager } from './content/marketing-manager'
import { article as placementChecks } from './content/placement-checks-before-day-one'
import { article as priorLearning } from './content/recognition-of-prior-learning'
import { article as retailSkills } from './content/retail-skills-that-transfer'
import { article as salonStart } from './content/starting-in-a-salon'
import { article as shiftWork } from './content/studying-around-shift-work'
import { article as fullTimeJob } from './content/studying-with-a-full-time-job'
import { article as aiTools } from './content/using-ai-tools-at-work'
import { article as vetNurse } from './content/vet-nurse'
import { article as supportWorker } from './content/week-of-a-support-worker'
import { article as courseCosts } from './content/what-a-course-really-costs'
import { article as superseded } from './content/when-a-qualification-is-superseded'
import { article as animalShelter } from './content/working-in-an-animal-shelter'

/** All articles, newest first. */
export const articles: readonly Article[] = [
  aqfLevels,
  bookkeeperOrAccountant,
  teamLeader,
  itFromZero,
  marketingManager,
  placementChecks,
  priorLearning,
  retailSkills,
  salonStart,
  fullTimeJob,
  aiTools,
  vetNurse,
  supportWorker,
  courseCosts,
  superseded,
  animalShelter,
  backToWork,
  coursePage,
  shiftWork,
].sort((a, b) => b.publishDate.localeCompare(a.publishDate) || a.id - b.id)

export const articleSummaries = articles.map(toArticleSummary)

const bySlug: ReadonlyMap<string, Article> = new Map(articles.map((article) => [article.slug, article]))
const byId: ReadonlyMap<number, Article> = new Map(articles.map((article) => [article.id, article]))

export const findArticle = (slug: string) => bySlug.get(slug)

/** In the order in which the article names them. */
export const relatedArticles = (article: Pick<Article, 'relatedIds'>) =>
  article.relatedIds.flatMap((id) => byId.get(id) ?? [])
