import { drawingViewPage } from '../pages/drawingView.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(drawingViewPage)
campaignOnPage(drawingViewPage)
