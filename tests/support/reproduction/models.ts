import type { AnyBrowserModel } from '../browser/describeInBrowser.ts'
import { cartLineModel } from '../browser/models/cartLineModel.ts'
import { cartModel } from '../browser/models/cartModel.ts'
import { checkoutModel } from '../browser/models/checkoutModel.ts'
import { countdownModel } from '../browser/models/countdownModel.ts'
import { navigationModel } from '../browser/models/frame/navigationModel.ts'
import { overlaysModel } from '../browser/models/frame/overlaysModel.ts'
import { listingModel } from '../browser/models/listingModel.ts'
import { orderPaymentModel } from '../browser/models/orderPaymentModel.ts'
import { popupsModel } from '../browser/models/popupsModel.ts'
import { removedLineModel } from '../browser/models/removedLineModel.ts'
import { searchModel } from '../browser/models/searchModel.ts'
import { selectionModel } from '../browser/models/selectionModel.ts'
import { sessionModel } from '../browser/models/sessionModel.ts'
import { storesModel } from '../browser/models/storesModel.ts'
import { wishlistModel } from '../browser/models/wishlistModel.ts'

// The types of the models differ in their machines only.
const models: Record<string, unknown> = {
  cart: cartModel,
  cartLine: cartLineModel,
  checkout: checkoutModel,
  countdown: countdownModel,
  navigation: navigationModel,
  orderPayment: orderPaymentModel,
  popups: popupsModel,
  removedLine: removedLineModel,
  search: searchModel,
  selection: selectionModel,
  session: sessionModel,
  stores: storesModel,
  wishlist: wishlistModel,
}

const modelsByWidth: Record<string, (isMobile: boolean) => unknown> = {
  listing: listingModel,
  overlays: overlaysModel,
}

/** The browser model of a machine, by which its events are caused in the shop. Throws for a machine without one. */
export function machineModel(machine: string, isMobile: boolean): AnyBrowserModel {
  const model = modelsByWidth[machine]?.(isMobile) ?? models[machine]
  if (!model)
    throw new Error(
      `There is no browser model of ${machine}. Add one to tests/support/browser/models, and to tests/support/reproduction/models.ts.`,
    )
  return model as AnyBrowserModel
}
