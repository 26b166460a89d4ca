import { sharePage } from '../pages/share.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(sharePage)
