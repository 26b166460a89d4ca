import { videoFacadePage } from '../pages/videoFacade.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(videoFacadePage)
campaignOnPage(videoFacadePage)
