/** Exports of web/app/entryPlan.ts; the built bundle is loaded at run time. */
export interface PagePlanner {
  planPage(url: string): PagePlan
}

/** The data that a page needs, known before it is rendered. */
export interface PagePlan {
  /** Path and normalised search. The page depends on nothing else of the request. */
  pageUrl: string
  /** The language of the page's texts. */
  language: 'en' | 'th'
  /** The module of the page's component: its key in the build's manifest. */
  module: string
  /** Whether the rendered page may be stored and served to every visitor. */
  isShareable: boolean
  /** Whether cards are entered on the page, whose policy then allows the payment provider's script and frame. */
  takesCards: boolean
  /** The persisted documents that the page needs, in order. */
  queries: { hash: string; variables: Record<string, unknown> }[]
  /** Returns the URLs of images to inline, given the results of the queries in order. */
  images: (results: readonly { data?: object | null | undefined }[]) => readonly string[]
  /** Returns the path of the page that the results name, if it is another; given the results of the queries in order. */
  moved: (results: readonly { data?: object | null | undefined }[]) => string | undefined
  /** Returns the merchant's tags, given the results of the queries in order. */
  tags: (
    results: readonly { data?: object | null | undefined }[],
  ) => { measurementId: string | null; adsId: string | null } | undefined
}

/** Exports of web/app/entryServer.tsx; the built bundle is loaded at run time. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<RenderedPage>
}

/** The input of a render, without personal data. */
export interface RenderRequest {
  pageUrl: string
  siteUrl: string
  /** Whether the state machines of the page can be inspected. */
  isQa: boolean
  /** The JSON text of each query's GraphQL result, in the order of the plan. */
  results: readonly string[]
  /** Small images as `data:` URLs, by their path under /media. */
  images: Readonly<Record<string, string>>
  assets: PageAssets
  /** Identifies this render on the page if loading failed; a failed page is never stored. */
  requestId: string
  /** Milliseconds since 1970, shown only if loading failed. */
  now: number
}

export interface RenderedPage {
  status: 200 | 404 | 503
  /**
   * The document up to its data, in pieces, because one string would be slower; the first contains the start of the
   * head.
   */
  html: readonly string[]
  /**
   * The rest of the document (data, scripts and closing tags), apart from `html`, because joining both would copy all
   * once more.
   */
  end: string
  /** The texts of its inline scripts and styles, which the Content-Security-Policy allows by their hashes. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** The files that the head of a page references. */
export interface PageAssets {
  /** Style sheets by address, with their text where it is to be inlined. */
  styles: { href: string; css?: string }[]
  /** Preloaded with the entry, not run. */
  modules: string[]
  /** Run once the first frame is painted. */
  entry: string[]
  /** An inline script that has to run first; development only. */
  preamble?: string
}
