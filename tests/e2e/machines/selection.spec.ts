import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { selectionModel } from '../../support/browser/models/selectionModel.ts'

describeInBrowser(selectionModel)
