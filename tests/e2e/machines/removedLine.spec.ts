import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { removedLineModel } from '../../support/browser/models/removedLineModel.ts'

describeInBrowser(removedLineModel)
