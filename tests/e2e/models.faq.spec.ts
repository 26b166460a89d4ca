import { faqPage } from '../pages/faq.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(faqPage)
campaignOnPage(faqPage)
