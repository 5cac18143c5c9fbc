/** What web/app/entryPlan.ts exports; the built bundle is loaded at run time. */
export interface PagePlanner {
  planPage(url: string): PagePlan
}

/** What is known about a page before it is rendered. */
export interface PagePlan {
  /** Path and normalised search. The page is rendered for this address and for nothing else of the request. */
  address: string
  /** The file of the page's component, by which the build's manifest lists its scripts and style sheets. */
  module: string
  /** Whether the finished page may be stored and served to every visitor. */
  isShareable: boolean
  /** The persisted documents that the page needs, in order. */
  queries: { hash: string; variables: Record<string, unknown> }[]
  /** Returns the addresses of pictures that may travel inside the page, given the queries' results in order. */
  pictures: (results: readonly { data?: object | null | undefined }[]) => readonly string[]
}

/** What web/app/entryServer.tsx exports; the built bundle is loaded at run time. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<RenderedPage>
}

/** All that a page is rendered from. Nothing in it belongs to one visitor. */
export interface RenderRequest {
  address: string
  siteUrl: string
  /** Whether reviewers may follow this page's machines. */
  isQa: boolean
  /** The JSON text of each query's GraphQL result, in the order of the plan. */
  results: readonly string[]
  /** Small pictures as `data:` addresses, by their path under /media. */
  pictures: Readonly<Record<string, string>>
  assets: PageAssets
  /** Names this render; shown only when loading failed, and a failed page is never stored. */
  requestId: string
  /** Milliseconds since 1970; shown only when loading failed. */
  now: number
}

/** A finished page. */
export interface RenderedPage {
  status: 200 | 404 | 503
  /** The whole document. */
  html: string
  /** The texts of its inline scripts and styles, which the Content-Security-Policy allows by their hashes. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** The files one page needs in its head. */
export interface PageAssets {
  styles: { href: string; css?: string }[]
  modules: string[]
  entry: string[]
  preamble?: string
}
