import { toastPage } from '../pages/toast.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(toastPage)
campaignOnPage(toastPage)
