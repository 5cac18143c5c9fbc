import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { storesModel } from '../../support/browser/models/storesModel.ts'

describeInBrowser(storesModel)
