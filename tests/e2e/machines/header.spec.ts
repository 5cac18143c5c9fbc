import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { headerModel } from '../../support/browser/models/headerModel.ts'

describeInBrowser(headerModel)
