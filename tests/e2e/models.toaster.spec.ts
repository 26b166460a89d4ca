import { toasterPage } from '../pages/toaster.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(toasterPage)
