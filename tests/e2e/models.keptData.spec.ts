import { keptDataPage } from '../pages/keptData.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(keptDataPage)
