import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { searchModel } from '../../support/browser/models/searchModel.ts'

describeInBrowser(searchModel)
