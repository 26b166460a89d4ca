import { inspectorPage } from '../pages/inspector.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(inspectorPage)
campaignOnPage(inspectorPage)
