import { SiteDocument } from '../shop/content/site.generated.ts'
import { query } from './route.ts'

/** What stands around every page. */
export const siteQuery = query(SiteDocument, {})
