import { accordionPage } from '../pages/accordion.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(accordionPage)
