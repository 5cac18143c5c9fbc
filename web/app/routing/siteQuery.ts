import { preloaded } from '#web/core/page/pageQuery.ts'
import { FrameDocument, SiteDocument } from '#web/core/site.generated.ts'

/** The data that header and footer need on every page. */
export const frameQuery = preloaded(FrameDocument, {})

/** The contents of menus and footer, which the server renders and the browser does not hydrate. */
export const siteQuery = preloaded(SiteDocument, {})
