import { drawingWalkPage } from '../pages/drawingWalk.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(drawingWalkPage)
campaignOnPage(drawingWalkPage)
