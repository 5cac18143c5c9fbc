import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { submissionModel } from '../../support/browser/models/submissionModel.ts'

describeInBrowser(submissionModel)
