import type { ComponentType } from 'react'
import { parse } from 'regexparam'
import type { AnyRequest, QueryDocument } from '#web/core/data/document.ts'
import type { Density } from '#web/shop/catalog/card/density.ts'

/** A query that a page needs. */
export interface PageQuery<Data = object> extends AnyRequest<Data> {
  variables: object
}

/** Pairs a document with its variables, checked against each other. */
export function query<Data extends object, Variables extends object>(
  document: QueryDocument<Data, Variables>,
  variables: NoInfer<Variables>,
): PageQuery<Data> {
  return { query: document, variables }
}

/** What a page is asked for: the parts of its path and its search. */
export interface PageRequest {
  parameters: Record<string, string>
  search: URLSearchParams
  /** Decides how many products a page of a listing has. The server knows `three-col` only, the default. */
  density?: Density
}

/** What stands in `<head>`; addresses are paths, made absolute with the site's own. */
export interface Head {
  title: string
  description?: string | null | undefined
  canonical?: string
  image?: string | null | undefined
  /** The picture that the first view shows, asked for ahead of every script. */
  preload?:
    | {
        href: string
        srcset: string
        sizes: string
        type: string
        /** The addresses that phones take instead, this picture's first; they may travel inside the page. */
        phones: readonly string[]
        /** The windows that take the picture itself, where not all do. */
        media: string | undefined
      }
    | undefined
  robots?: 'noindex'
  jsonLd?: object[]
}

/** The data of several queries in one object. */
type Merged<Queries> = Queries extends readonly [PageQuery<infer Data>, ...infer Rest]
  ? Data & Merged<Rest>
  : unknown

export type Layout = 'default' | 'account' | 'checkout' | 'minimal'

/** A page: its code, its data, its head (DESIGN §4). `module` is its file under web/pages. */
export interface Route {
  path: string
  module: string
  page: () => Promise<{ Page: ComponentType<PageProps> }>
  queries: (request: PageRequest) => PageQuery[]
  head: (data: object, request: PageRequest) => Head
  exists: (data: object) => boolean
  layout: Layout
  /** The search that the page is rendered for, in its normalised form: `?colors=ink&sort=price`, or empty. */
  search: (request: PageRequest) => string
  /** Whether the page rendered for this request may be stored and served to every visitor. */
  isShareable: (request: PageRequest) => boolean
  /** Whether enough is known of the page at a path to show it while its data loads. */
  hasPreview: (path: string) => boolean
}

export interface PageProps {
  parameters: Record<string, string>
}

interface RouteDefinition<Queries extends readonly PageQuery[]> {
  page: Route['page']
  queries?: (request: PageRequest) => readonly [...Queries]
  /** Called with what has been loaded so far, so every field may still be missing. */
  head: (data: Partial<Merged<Queries>>, request: PageRequest) => Head
  /** False: the address leads nowhere, and the answer's status is 404. */
  exists?: (data: Partial<Merged<Queries>>) => boolean
  layout?: Layout
  /**
   * Returns the part of the search that changes the page's HTML, normalised. The server renders the page for nothing
   * else, so every other parameter (`utm_source`, a key from a mail) shares one stored page. Empty by default.
   */
  search?: (request: PageRequest) => string
  /** False for a search that belongs to one visitor. True by default. */
  isShareable?: (request: PageRequest) => boolean
  /**
   * Whether enough is known of the page at a path to show it while its data loads. False by default: the former page then
   * stays for a moment.
   */
  hasPreview?: (path: string) => boolean
}

/** One line of the route table. */
export function route<Queries extends readonly PageQuery[] = []>(
  path: string,
  module: string,
  definition: RouteDefinition<Queries>,
): Route {
  return {
    path,
    module,
    page: definition.page,
    queries: (request) => [...(definition.queries?.(request) ?? [])],
    head: definition.head as Route['head'],
    exists: (definition.exists ?? (() => true)) as Route['exists'],
    layout: definition.layout ?? 'default',
    search: definition.search ?? (() => ''),
    isShareable: definition.isShareable ?? (() => true),
    hasPreview: definition.hasPreview ?? (() => false),
  }
}

export interface RouteMatch extends PageRequest {
  route: Route
}

/** The first route whose pattern fits; a slash at the end makes no difference. */
export function matchRoute(
  routes: readonly Route[],
  path: string,
  search: string,
  density?: Density,
): RouteMatch {
  for (const route of routes) {
    const { keys, pattern } = parse(route.path)
    const found = pattern.exec(path)
    if (!found) continue
    const values = found.slice(1).map((value) => safeDecode(value ?? ''))
    const parameters = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
    return { route, parameters, search: new URLSearchParams(search), ...(density && { density }) }
  }
  throw new Error('The route table has no catch-all')
}

function safeDecode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
