import { accordionPage } from '../pages/accordion.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(accordionPage)
campaignOnPage(accordionPage)
