import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { wishlistModel } from '../../support/browser/models/wishlistModel.ts'

describeInBrowser(wishlistModel)
