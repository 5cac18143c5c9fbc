import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import { unlimited } from '../cache/lifetime.ts'
import type { VisitorFaults } from '../faults/visitorFaults.ts'
import type { Trace } from '../telemetry/tracing.ts'
import { VisitorCookies } from '../visitor/visitorCookies.ts'
import { CartSource } from './cart.ts'
import { CatalogSource } from './catalog.ts'
import type { RequestState, Upstream } from './cmsSource.ts'
import { ContentSource } from './content.ts'
import { CustomerSource } from './customer.ts'
import { OrdersSource } from './orders.ts'
import { SearchSource } from './search.ts'
import { StockAlertsSource } from './stockAlerts.ts'

/** The checkout that an agent has prepared for the visitor, who continues in the browser. */
export interface Prepared {
  /** Adds the prepared address to the data of the checkout, unless the visitor has one. */
  fill<Checkout extends object>(checkout: Checkout | null): Promise<Checkout | null>
  /** Reports an order of the prepared pieces to the agent. */
  placed(order: {
    number: string
    accessKey?: string | null | undefined
    items: readonly { name: string; quantity: number }[]
  }): Promise<void>
}

/** The sources of one request: created for each, so that visitors share no data. */
export interface Context {
  request: RequestState
  prepared: Prepared | undefined
  sources: {
    content: ContentSource
    catalog: CatalogSource
    search: SearchSource
    cart: CartSource
    customer: CustomerSource
    orders: OrdersSource
    stockAlerts: StockAlertsSource
  }
}

/** The origin of a request: its visitor, its trace, and how it may use the cache. */
export interface RequestOrigin {
  requestId: string
  /** The visitor's IP address; undefined for the shop's own rendering. */
  address?: string | undefined
  cookies?: string | undefined
  /** Whether a token instead of cookies identifies the visitor. */
  hasToken?: boolean
  faults?: VisitorFaults | undefined
  /** The token of the draft that the visitor previews. */
  preview?: string | undefined
  isSecure?: boolean
  trace?: Trace | undefined
  prepared?: Prepared | undefined
  /** Collects the paths of all public reads. */
  paths?: Set<string> | undefined
  /** If false, stale readings are revalidated before use. */
  acceptsStale?: boolean | undefined
}

/** Creates the context of a request. */
export function createContext(upstream: Upstream, origin: RequestOrigin): Context {
  const request: RequestState = {
    requestId: origin.requestId,
    language: 'EN',
    operation: undefined,
    visitor: origin.address && rateLimitKey(origin.address),
    address: origin.address,
    cookies: new VisitorCookies(origin.cookies, origin.isSecure ?? false, upstream.cookieNames),
    hasToken: origin.hasToken ?? false,
    faults: origin.faults,
    preview: origin.preview,
    trace: origin.trace,
    calls: [],
    lifetime: unlimited,
    paths: origin.paths,
    acceptsStale: origin.acceptsStale ?? true,
  }
  return {
    request,
    prepared: origin.prepared,
    sources: {
      content: new ContentSource(upstream, request),
      catalog: new CatalogSource(upstream, request),
      search: new SearchSource(upstream, request),
      cart: new CartSource(upstream, request),
      customer: new CustomerSource(upstream, request),
      orders: new OrdersSource(upstream, request),
      stockAlerts: new StockAlertsSource(upstream, request),
    },
  }
}
