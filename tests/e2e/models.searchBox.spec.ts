import { searchBoxPage } from '../pages/searchBox.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(searchBoxPage)
campaignOnPage(searchBoxPage)
