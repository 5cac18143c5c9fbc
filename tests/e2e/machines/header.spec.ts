import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { headerModel } from '../../support/browser/models/frame/headerModel.ts'

describeInBrowser(headerModel)
