import { endless } from '../cache/lifetime.ts'
import type { Trace } from '../telemetry/tracing.ts'
import { VisitorCookies, visitorOf } from '../visitor/visitorCookies.ts'
import { CartSource } from './cart.ts'
import { CatalogSource } from './catalog.ts'
import type { Upstream, Visit } from './cmsSource.ts'
import { ContentSource } from './content.ts'
import { CustomerSource } from './customer.ts'
import { OrdersSource } from './orders.ts'
import { SearchSource } from './search.ts'

/** The sources of one request: created for each, so that visitors share no data. */
export interface Context {
  visit: Visit
  sources: {
    content: ContentSource
    catalog: CatalogSource
    search: SearchSource
    cart: CartSource
    customer: CustomerSource
    orders: OrdersSource
  }
}

/** What createContext needs to know about a request. */
export interface Arrival {
  requestId: string
  /** The visitor's IP address; undefined for the shop's own rendering. */
  address?: string | undefined
  cookies?: string | undefined
  faults?: string | undefined
  isSecure?: boolean
  trace?: Trace | undefined
  /** Collects the paths of all public reads. */
  paths?: Set<string> | undefined
  /** If false, stale readings are revalidated before use. */
  acceptsStale?: boolean | undefined
}

/** Creates the context of a request. */
export function createContext(upstream: Upstream, arrival: Arrival): Context {
  const visit: Visit = {
    requestId: arrival.requestId,
    visitor: arrival.address && visitorOf(arrival.address),
    address: arrival.address,
    cookies: new VisitorCookies(arrival.cookies, arrival.isSecure ?? false),
    faults: arrival.faults,
    trace: arrival.trace,
    calls: [],
    lifetime: endless,
    paths: arrival.paths,
    acceptsStale: arrival.acceptsStale ?? true,
  }
  return {
    visit,
    sources: {
      content: new ContentSource(upstream, visit),
      catalog: new CatalogSource(upstream, visit),
      search: new SearchSource(upstream, visit),
      cart: new CartSource(upstream, visit),
      customer: new CustomerSource(upstream, visit),
      orders: new OrdersSource(upstream, visit),
    },
  }
}
