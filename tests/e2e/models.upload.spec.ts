import { uploadPage } from '../pages/upload.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(uploadPage)
