import { shortcutsPage } from '../pages/shortcuts.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(shortcutsPage)
