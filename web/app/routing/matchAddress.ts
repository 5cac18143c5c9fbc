import { keptDensity } from '#web/shop/catalog/card/density.ts'
import { routes } from '../../routes.ts'
import { matchRoute, type RouteMatch } from '../route.ts'

/** Returns the route of an address in this browser, where the shopper may have chosen a density. */
export const matchAddress = ({ path, search }: { path: string; search: string }): RouteMatch =>
  matchRoute(routes, path, search, keptDensity())
