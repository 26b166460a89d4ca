import { shortcutsPage } from '../pages/shortcuts.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(shortcutsPage)
campaignOnPage(shortcutsPage)
