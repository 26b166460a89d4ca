import { listViewPage } from '../pages/listView.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(listViewPage)
