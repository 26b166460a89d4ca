import { inspectorPage } from '../pages/inspector.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(inspectorPage)
