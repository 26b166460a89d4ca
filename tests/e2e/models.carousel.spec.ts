import { carouselPage } from '../pages/carousel.page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(carouselPage)
campaignOnPage(carouselPage)
