import { uploadPage } from '../pages/upload.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(uploadPage)
campaignOnPage(uploadPage)
