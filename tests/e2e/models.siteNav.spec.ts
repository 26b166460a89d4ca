import { siteNavPage } from '../pages/siteNav.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(siteNavPage)
campaignOnPage(siteNavPage)
