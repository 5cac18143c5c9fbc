import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { navigationModel } from '../../support/browser/models/frame/navigationModel.ts'

describeInBrowser(navigationModel)
