import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { overlaysModel } from '../../support/browser/models/frame/overlaysModel.ts'

describeInBrowser(overlaysModel)
