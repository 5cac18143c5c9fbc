import { preloaded } from '#web/core/page/pageQuery.ts'
import { FrameDocument, SiteDocument } from '#web/core/site.generated.ts'

/** What header and footer need on every page. */
export const frameQuery = preloaded(FrameDocument, {})

/** The contents of menus and footer, which the server renders and the browser keeps as they are. */
export const siteQuery = preloaded(SiteDocument, {})
