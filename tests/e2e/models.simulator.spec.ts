import { simulatorPage } from '../pages/simulator.page'
import { campaignOnPage } from '../support/pageCampaign'

campaignOnPage(simulatorPage)
