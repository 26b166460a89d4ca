import { listViewPage } from '../pages/listView.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(listViewPage)
campaignOnPage(listViewPage)
