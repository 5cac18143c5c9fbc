import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { cartModel } from '../../support/browser/models/cartModel.ts'

describeInBrowser(cartModel)
