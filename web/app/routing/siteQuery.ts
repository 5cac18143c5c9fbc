import { FrameDocument, SiteDocument } from '#web/core/site.generated.ts'
import { query } from '../route.ts'

/** What header and footer need on every page. */
export const frameQuery = query(FrameDocument, {})

/** The contents of menus and footer, which the server renders and the browser keeps as they are. */
export const siteQuery = query(SiteDocument, {})
