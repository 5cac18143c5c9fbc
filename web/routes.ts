import type { PageDescription } from '#web/core/page/definePage.ts'
import { categoryPage } from './pages/catalog/category.page.ts'
import { chineseNewYearPage } from './pages/catalog/chineseNewYear.page.ts'
import { productPage } from './pages/catalog/product.page.ts'
import { shopPage } from './pages/catalog/shop.page.ts'
import { specialPricePage } from './pages/catalog/specialPrice.page.ts'
import {
  confirmStockAlertPage,
  unsubscribeStockAlertsPage,
} from './pages/catalog/stockAlert.page.ts'
import { wishlistPage } from './pages/catalog/wishlist.page.ts'
import {
  confirmNewsletterPage,
  contentPage,
  homePage,
  lookBookPage,
  notFoundPage,
  unsubscribeNewsletterPage,
} from './pages/content/content.page.ts'
import { storePage, storesPage } from './pages/content/stores.page.ts'
import { storiesPage } from './pages/content/stories.page.ts'
import { whiteAsavaPage } from './pages/content/whiteAsava.page.ts'
import {
  accountPage,
  editAccountPage,
  lostPasswordPage,
  pointsPage,
} from './pages/customer/account.page.ts'
import {
  cardPaymentPage,
  checkoutPage,
  confirmPaymentPage,
  couponsPage,
  editAddressPage,
  orderLookupPage,
  orderPage,
  orderReceivedPage,
  ordersPage,
  paymentHistoryPage,
} from './pages/orders/orders.page.ts'
import { searchPage } from './pages/search/search.page.ts'

/** All pages of the shop; the router shows the first whose path matches. */
export const routes: readonly PageDescription[] = [
  homePage,
  shopPage,
  productPage,
  categoryPage,
  specialPricePage,
  chineseNewYearPage,
  checkoutPage,
  orderReceivedPage,
  cardPaymentPage,
  confirmPaymentPage,
  orderLookupPage,
  wishlistPage,
  confirmStockAlertPage,
  unsubscribeStockAlertsPage,
  confirmNewsletterPage,
  unsubscribeNewsletterPage,
  searchPage,
  storiesPage,
  lookBookPage,
  storesPage,
  storePage,
  whiteAsavaPage,
  accountPage,
  lostPasswordPage,
  ordersPage,
  orderPage,
  editAccountPage,
  editAddressPage,
  paymentHistoryPage,
  couponsPage,
  pointsPage,
  contentPage,
  notFoundPage,
]
