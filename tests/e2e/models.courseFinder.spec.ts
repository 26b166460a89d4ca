import { courseFinderPage } from '../pages/courseFinder.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(courseFinderPage)
campaignOnPage(courseFinderPage)
