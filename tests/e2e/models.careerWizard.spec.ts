import { careerWizardPage } from '../pages/careerWizard.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(careerWizardPage)
campaignOnPage(careerWizardPage)
