import { cartRoutes } from '../cart/routes.ts'
import { wishlistRoutes } from '../cart/wishlistRoutes.ts'
import { componentRoutes } from '../component/routes.ts'
import { typefaceRoutes } from '../component/typeface.ts'
import { contentRoutes } from '../content/routes.ts'
import { addressRoutes } from '../customer/addresses/routes.ts'
import { customerRoutes } from '../customer/authentication/routes.ts'
import { profileRoutes } from '../customer/profile/routes.ts'
import { socialRoutes } from '../customer/social/routes.ts'
import type { Route } from '../http/route.ts'
import { newsletterRoutes } from '../newsletter/routes.ts'
import { afterSaleRoutes } from '../orders/afterSaleRoutes.ts'
import { historyRoutes } from '../orders/history/routes.ts'
import { invoiceRoutes } from '../orders/invoiceRoutes.ts'
import { orderRoutes } from '../orders/orderRoutes.ts'
import { paymentRoutes } from '../orders/payment/paymentRoutes.ts'
import { checkoutRoutes } from '../orders/placement/routes.ts'
import { privacyRoutes } from '../privacy/routes.ts'
import { catalogRoutes } from '../products/routes.ts'
import { stockAlertRoutes } from '../stockAlerts/routes.ts'
import { mediaRoutes } from './mediaRoutes.ts'

/** All routes of the CMS, by domain. */
export const routes: readonly Route[] = [
  ...contentRoutes,
  ...newsletterRoutes,
  ...catalogRoutes,
  ...mediaRoutes,
  ...cartRoutes,
  ...wishlistRoutes,
  ...stockAlertRoutes,
  ...customerRoutes,
  ...profileRoutes,
  ...privacyRoutes,
  ...addressRoutes,
  ...socialRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...historyRoutes,
  ...afterSaleRoutes,
  ...paymentRoutes,
  ...invoiceRoutes,
  ...componentRoutes,
  ...typefaceRoutes,
]
