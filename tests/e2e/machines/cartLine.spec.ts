import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { cartLineModel } from '../../support/browser/models/cartLineModel.ts'

describeInBrowser(cartLineModel)
