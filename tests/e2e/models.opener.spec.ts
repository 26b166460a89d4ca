import { openerPage } from '../pages/opener.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(openerPage)
