import { toasterPage } from '../pages/toaster.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(toasterPage)
campaignOnPage(toasterPage)
