import { dataTablePage } from '../pages/dataTable.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(dataTablePage)
campaignOnPage(dataTablePage)
