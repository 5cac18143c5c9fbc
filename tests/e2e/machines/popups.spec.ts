import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { popupsModel } from '../../support/browser/models/popupsModel.ts'

describeInBrowser(popupsModel)
