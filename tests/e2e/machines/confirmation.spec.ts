import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { confirmationModel } from '../../support/browser/models/confirmationModel.ts'

describeInBrowser(confirmationModel)
