import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { checkoutModel } from '../../support/browser/models/checkoutModel.ts'

describeInBrowser(checkoutModel)
