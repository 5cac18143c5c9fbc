import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { navigationModel } from '../../support/browser/models/navigationModel.ts'

describeInBrowser(navigationModel)
