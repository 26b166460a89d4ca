import { hrefOf } from '~/data/site/links'
import { definePages, home, type Page } from '~/data/site/page'
import { type AnalysisPage, gapAnalysisPage, skillsTemplatePath, teamPlannerPage } from './analysisPages'
import { findTool } from './tools'

export interface AnalysisContent extends Omit<AnalysisPage, 'template'> {
  /** The file itself is not part of the page: its link leads to it. */
  template: Omit<AnalysisPage['template'], 'content'> & { path: string }
}

const pages = new Map<string, AnalysisPage>([
  ['gap-analysis', gapAnalysisPage],
  ['team-planner', teamPlannerPage],
])

/** §4: two tools that are not automatic yet, and say so. */
export const analysisPages = definePages({
  name: 'analysis',
  ids: () => [...pages.keys()],
  links: (slug) => {
    const tool = findTool(slug)
    return tool ? [tool.link] : []
  },
  load: (slug): Page<AnalysisContent> | undefined => {
    const page = pages.get(slug)
    const tool = findTool(slug)
    if (!page || !tool) return undefined
    const { content: _, ...template } = page.template
    return {
      head: { title: tool.title, description: tool.description, path: hrefOf(tool.link), index: true },
      trail: [
        home,
        { label: 'For organisations', link: { to: '/for-organisations' } },
        { label: page.headline },
      ],
      content: { ...page, template: { ...template, path: skillsTemplatePath } },
    }
  },
})
