import { drawingViewPage } from '../pages/drawingView.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(drawingViewPage)
