import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { countdownModel } from '../../support/browser/models/countdownModel.ts'

describeInBrowser(countdownModel)
