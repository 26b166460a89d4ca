import { keptDataPage } from '../pages/keptData.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(keptDataPage)
campaignOnPage(keptDataPage)
