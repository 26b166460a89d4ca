import { roiCalculatorPage } from '../pages/roiCalculator.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(roiCalculatorPage)
campaignOnPage(roiCalculatorPage)
