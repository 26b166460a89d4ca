import { newsletterPage, submissionPage } from '../pages/submission.page'
import { test } from '../support/page'
import { walkOnPage } from '../support/pageModel'

walkOnPage(submissionPage)

test.describe('the newsletter', () => {
  walkOnPage(newsletterPage)
})
