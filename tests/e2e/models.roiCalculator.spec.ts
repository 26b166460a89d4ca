import { roiCalculatorPage } from '../pages/roiCalculator.page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(roiCalculatorPage)
