import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { listingModel } from '../../support/browser/models/listingModel.ts'

describeInBrowser(listingModel)
