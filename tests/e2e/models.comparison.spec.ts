import { comparisonPage } from '../pages/comparison.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(comparisonPage)
campaignOnPage(comparisonPage)
