import { newsletterPage, submissionPage } from '../pages/submission.page'
import { test } from '../support/page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(submissionPage)
campaignOnPage(submissionPage)

test.describe('the newsletter', () => {
  walkOnPage(newsletterPage)
  campaignOnPage(newsletterPage)
})
