import type { ComponentType } from 'react'
import type { RouteParams } from 'regexparam'
import type { Head } from './head.ts'
import type { LoadedData, MergedData, PageQuery } from './pageQuery.ts'

/** The request for a page: the parameters of its path and its query string. */
export interface PageRequest<Parameters = Record<string, string>> {
  parameters: Parameters
  search: URLSearchParams
  /** Products per page of a listing, where the shopper has chosen; the server only knows the default. */
  listingPageSize?: number
}

/** The frame around a page (frame.layout.*). */
export type Layout = 'default' | 'account' | 'checkout' | 'minimal'

/** A page as router and server see it, whatever its data. */
export interface PageDescription {
  path: string
  code: () => Promise<PageCode>
  /** The component's file, relative to the repository, which the build adds (scripts/vite/pageModules.ts). */
  module?: string
  queries: (request: PageRequest) => PageQuery[]
  /** Whether the page exists, by the data of its queries; undefined while that is unknown. */
  exists: (data: object, request: PageRequest) => boolean | undefined
  /** Whether the component renders its own frame before any data has arrived. */
  rendersWithoutData: boolean
  preview: (path: string) => unknown
  head: (data: object, request: PageRequest) => Head
  address: (data: object) => string | undefined
  layout: Layout
  search: (request: PageRequest) => string
  isShareable: (request: PageRequest) => boolean
  takesCards: boolean
}

/** Props of every page's component, with either data or a preview. */
export interface PageProps {
  parameters: Record<string, string>
  /** Undefined while the preview is shown. */
  data: object | undefined
  preview: unknown
  /** Whether data of the page's own queries is still to come. */
  isLoading: boolean
}

/** The module of a page's component. */
export interface PageCode<Props = PageProps> {
  Page: ComponentType<Props>
  /** Shown while the page's data loads; a generic skeleton where there is none. */
  Skeleton?: ComponentType
}

/** Props of a page's component: complete data, or the preview that comes before it. */
type PropsOf<Path extends string, Loaded, Preview> = {
  parameters: RouteParams<Path>
  isLoading: boolean
} & (
  | { data: Loaded; preview?: undefined }
  | ([Preview] extends [never] ? never : { data?: undefined; preview: Preview })
)

/**
 * A page's data when its component renders: `Subject` is not null, unless the component renders without data. `never`,
 * which any component accepts, while the compiler has not inferred the queries.
 */
type RenderedData<
  Queries,
  Subject extends PropertyKey,
  Early,
> = readonly PageQuery[] extends Queries
  ? never
  : Early extends true
    ? Partial<MergedData<Queries>>
    : LoadedData<Queries> & {
        [Field in Subject & keyof MergedData<Queries>]: NonNullable<MergedData<Queries>[Field]>
      }

interface PageDefinition<
  Path extends string,
  Queries extends readonly PageQuery[],
  Subject extends PropertyKey,
  Preview,
  Early extends boolean,
> {
  /** A pattern of web/paths.ts, such as `/product/:slug`. */
  path: Path
  /** Imports the module that exports the component as `Page`, apart from this description. */
  code: () => Promise<
    NoInfer<PageCode<PropsOf<Path, RenderedData<Queries, Subject, Early>, Preview>>>
  >
  queries?: (request: PageRequest<RouteParams<Path>>) => readonly [...Queries]
  /** The field of the data that the page is about: where it is null, the page does not exist. `null`: it never does. */
  subject?: Subject | null
  /** Whether the URL names a part that the page does not have, such as a page after the last one of a list. */
  isMissing?: (
    data: Partial<MergedData<Queries>>,
    request: PageRequest<RouteParams<Path>>,
  ) => boolean
  /** Whether the component renders its own frame before any data has arrived; false by default. */
  rendersWithoutData?: Early
  /** Returns the data with which the component renders until its own data has loaded, such as the pressed card's. */
  preview?: (path: string) => Preview | undefined
  /** Called with what has been loaded so far, so every field may still be missing. */
  head: (data: Partial<MergedData<Queries>>, request: PageRequest<RouteParams<Path>>) => Head
  /** Returns the path that the page has by its data: another one leads to it, such as that of an earlier slug (routes.renamed). */
  address?: (data: Partial<MergedData<Queries>>) => string | undefined
  layout?: Layout
  /**
   * Returns the part of the search that changes the page's HTML, normalised: `?colors=ink&sort=price`. Every other
   * parameter (`utm_source`, a key from an email) shares one stored page. Empty by default.
   */
  search?: (request: PageRequest<RouteParams<Path>>) => string
  /** Whether the page rendered for this request may be stored and served to every visitor; true by default. */
  isShareable?: (request: PageRequest<RouteParams<Path>>) => boolean
  /**
   * Whether cards are entered here, so that the page's policy allows the payment provider's script, and the page is
   * always loaded as a document of its own; false by default.
   */
  takesCards?: boolean
}

/** Describes a page once, for the router, the server and search engines. */
export function definePage<
  Path extends string,
  Queries extends readonly PageQuery[] = readonly PageQuery[],
  Subject extends PropertyKey = never,
  Preview = never,
  Early extends boolean = false,
>(definition: PageDefinition<Path, Queries, Subject, Preview, Early>): PageDescription {
  const { queries, subject, isMissing, ...page } =
    definition as unknown as Partial<PageDescription> &
      Pick<PageDescription, 'path' | 'code' | 'head'> & {
        subject?: string | null
        isMissing?: (data: object, request: PageRequest) => boolean
      }
  return {
    layout: 'default',
    search: () => '',
    isShareable: () => true,
    takesCards: false,
    preview: () => undefined,
    address: () => undefined,
    rendersWithoutData: false,
    ...page,
    queries: (request) => [...(queries?.(request) ?? [])],
    exists: (data, request) => !isMissing?.(data, request) && existsBy(subject, data),
  }
}

function existsBy(subject: string | null | undefined, data: object) {
  if (subject === undefined) return true
  if (subject === null) return false
  const value: unknown = Reflect.get(data, subject)
  return value === undefined ? undefined : value !== null
}
