import { shortlistPage } from '../pages/shortlist.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(shortlistPage)
campaignOnPage(shortlistPage)
