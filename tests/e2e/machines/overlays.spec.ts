import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { overlaysModel } from '../../support/browser/models/overlaysModel.ts'

describeInBrowser(overlaysModel)
