import type { TypedDocumentNode } from '@apollo/client'
import type { ComponentType } from 'react'
import { parse } from 'regexparam'

/** A query with its variables. */
export interface PageQuery<Data = object> {
  document: TypedDocumentNode<Data, never>
  variables: object
}

/** Pairs a document with its variables, checked against each other. */
export function query<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): PageQuery<Data> {
  return { document, variables }
}

/** What a page is asked for: the parts of its path and its search. */
export interface PageRequest {
  parameters: Record<string, string>
  search: URLSearchParams
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
  }
}

export interface RouteMatch extends PageRequest {
  route: Route
}

/** The first route whose pattern fits; a slash at the end makes no difference. */
export function matchRoute(routes: readonly Route[], path: string, search: string): RouteMatch {
  for (const route of routes) {
    const { keys, pattern } = parse(route.path)
    const found = pattern.exec(path)
    if (!found) continue
    const values = found.slice(1).map((value) => safeDecode(value ?? ''))
    const parameters = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
    return { route, parameters, search: new URLSearchParams(search) }
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
