import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { orderPaymentModel } from '../../support/browser/models/orderPaymentModel.ts'

describeInBrowser(orderPaymentModel)
