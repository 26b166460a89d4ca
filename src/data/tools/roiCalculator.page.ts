import { definePage, type Page } from '~/data/site/page'
import { findTool } from './tools'

/** §2.24. The page's texts are in `roiText.ts`, since the report needs them too. */
export const roiCalculatorPage = definePage('roiCalculator', ['/tools/roi-calculator'], (): Page<null> => {
  const tool = findTool('roi-calculator')
  if (!tool) throw new Error('The ROI calculator is not among the tools.')
  return {
    head: { title: tool.title, description: tool.description, path: tool.href, index: true },
    trail: [
      { label: 'Home', to: '/' },
      { label: 'For organisations', to: '/for-organisations' },
      { label: tool.title },
    ],
    content: null,
  }
})
