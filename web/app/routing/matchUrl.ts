import { pageSize, storedDensity } from '#web/shop/catalog/card/density.ts'
import { routes } from '../../routes.ts'
import { matchPage, type PageMatch } from './matchPage.ts'

/** Returns the page of a URL in this browser, where the shopper may have chosen a density. */
export const matchUrl = ({ path, search }: { path: string; search: string }): PageMatch =>
  matchPage(routes, path, search, pageSize[storedDensity()])
