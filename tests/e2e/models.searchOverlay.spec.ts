import { searchOverlayPage } from '../pages/searchOverlay.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(searchOverlayPage)
campaignOnPage(searchOverlayPage)
