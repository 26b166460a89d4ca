import { sharePage } from '../pages/share.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(sharePage)
campaignOnPage(sharePage)
