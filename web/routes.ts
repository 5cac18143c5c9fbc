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
import { contentPage } from './pages/content/content.page.ts'
import { homePage } from './pages/content/home.page.ts'
import { lookBookPage } from './pages/content/lookBook.page.ts'
import {
  confirmNewsletterPage,
  unsubscribeNewsletterPage,
} from './pages/content/newsletter.page.ts'
import { notFoundPage } from './pages/content/notFound.page.ts'
import { storePage } from './pages/content/store.page.ts'
import { storesPage } from './pages/content/stores.page.ts'
import { storiesPage } from './pages/content/stories.page.ts'
import { whiteAsavaPage } from './pages/content/whiteAsava.page.ts'
import { accountPage } from './pages/customer/account.page.ts'
import { editAccountPage } from './pages/customer/editAccount.page.ts'
import { lostPasswordPage } from './pages/customer/lostPassword.page.ts'
import { pointsPage } from './pages/customer/points.page.ts'
import { cardPaymentPage } from './pages/orders/cardPayment.page.ts'
import { checkoutPage } from './pages/orders/checkout.page.ts'
import { confirmPaymentPage } from './pages/orders/confirmPayment.page.ts'
import { editAddressPage } from './pages/orders/editAddress.page.ts'
import { couponsPage, paymentHistoryPage } from './pages/orders/history.page.ts'
import { orderPage } from './pages/orders/order.page.ts'
import { orderLookupPage } from './pages/orders/orderLookup.page.ts'
import { orderReceivedPage } from './pages/orders/orderReceived.page.ts'
import { ordersPage } from './pages/orders/orders.page.ts'
import { searchPage } from './pages/search/search.page.ts'

/** All pages of the shop. The router shows the first whose path matches. */
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
