import { cartRoutes } from './cart/routes.ts'
import { customerRoutes } from './customer/routes.ts'
import type { Route } from './http/route.ts'

/** Every call of the CMS, by domain. */
export const routes: readonly Route[] = [...cartRoutes, ...customerRoutes]
