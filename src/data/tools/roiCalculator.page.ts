import { hrefOf } from '~/data/site/links'
import { definePage, home, type Page } from '~/data/site/page'
import { findTool } from './tools'

/** §2.24. The page's texts are in `roiText.ts`, since the report needs them too. */
export const roiCalculatorPage = definePage(
  'roiCalculator',
  [{ to: '/tools/roi-calculator' }],
  (): Page<null> => {
    const tool = findTool('roi-calculator')
    if (!tool) throw new Error('The ROI calculator is not among the tools.')
    return {
      head: { title: tool.title, description: tool.description, path: hrefOf(tool.link), index: true },
      trail: [
        home,
        { label: 'For organisations', link: { to: '/for-organisations' } },
        { label: tool.title },
      ],
      content: null,
    }
  },
)
