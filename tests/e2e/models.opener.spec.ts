import { openerPage } from '../pages/opener.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(openerPage)
campaignOnPage(openerPage)
