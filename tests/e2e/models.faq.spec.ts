import { faqPage } from '../pages/faq.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(faqPage)
