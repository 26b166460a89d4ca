import { videoFacadePage } from '../pages/videoFacade.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(videoFacadePage)
