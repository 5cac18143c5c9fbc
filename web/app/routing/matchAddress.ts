import { pageSize, storedDensity } from '#web/shop/catalog/card/density.ts'
import { routes } from '../../routes.ts'
import { matchPage, type PageMatch } from './matchPage.ts'

/** Returns the page of an address in this browser, where the shopper may have chosen a density. */
export const matchAddress = ({ path, search }: { path: string; search: string }): PageMatch =>
  matchPage(routes, path, search, pageSize[storedDensity()])
