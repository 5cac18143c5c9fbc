import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { sessionModel } from '../../support/browser/models/sessionModel.ts'

describeInBrowser(sessionModel)
