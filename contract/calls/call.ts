import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The domains of the shop, by which each layer is divided. */
export type Domain = 'content' | 'catalog' | 'search' | 'cart' | 'customer' | 'orders'

/** A call of the REST contract, as the table of its domain describes it. */
export interface CallDescription {
  /** The method, or several that mean the same; the gateway sends the first. */
  method: Method | readonly [Method, ...Method[]]
  /** The path with `:name` for parameters, below /api/v1 unless `isAtRoot`. */
  path: `/${string}`
  isAtRoot?: true
  /** The caller: the gateway by default, a browser whose request the gateway passes on, or another server. */
  caller?: 'browser' | 'server'
  /** The effect of the call, in one sentence. */
  summary: string
  /**
   * `public`: the response is the same for everyone and may be cached; otherwise it is never cached, and for a
   * signed-in `customer`, also for the bearer of the key of an `order`, or for any visitor by default.
   */
  access?: 'public' | 'customer' | 'order'
  /** The shop without the call; absent for a call that every CMS must have. */
  without?: string
  /** The name of the call for which this one is the neutral name, so that a CMS needs only one of them. */
  neutralOf?: string
  /** The schemas of the path's parameters, by their names. */
  params?: Readonly<Record<string, z.ZodType>>
  query?: z.ZodType
  /** The names of the required headers. */
  headers?: readonly string[]
  /** Media type of the body; JSON by default. */
  consumes?: 'multipart/form-data' | 'application/x-www-form-urlencoded'
  body?: z.ZodType
  /** The part of a multipart body with a file, and the media types that it may have. */
  file?: { name: string; types: readonly string[] }
  /** Status of success; 200 by default. */
  status?: number
  /** The methods whose success is a redirect. */
  redirects?: readonly Method[]
  /** Media type of a response without a contract, such as `text/html`. */
  produces?: string
  response?: z.ZodType
  /** The errors that are special to the call; any call may also be rate-limited or fail. */
  errors: readonly ProblemCode[]
}

/** The names of the parameters in a path. */
export type ParameterName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParameterName<`/${After}`>
    : Rest
  : never

/** Requires parameters exactly as they are in the path. */
type WithParameters<Description extends CallDescription> = [
  ParameterName<Description['path']>,
] extends [never]
  ? { params?: never }
  : {
      params: {
        [Name in
          | ParameterName<Description['path']>
          | keyof Description['params']]: Name extends ParameterName<Description['path']>
          ? z.ZodType
          : never
      }
    }

/** The calls of a domain by name, each with the domain, and with exactly the parameters of its path. */
export function defineCalls<
  const Owner extends Domain,
  const Calls extends Readonly<Record<string, CallDescription>>,
>(domain: Owner, calls: Calls & { readonly [Name in keyof Calls]: WithParameters<Calls[Name]> }) {
  const entries = Object.entries(calls).map(([name, call]) => [name, { ...call, domain }])
  return Object.fromEntries(entries) as {
    readonly [Name in keyof Calls]: Calls[Name] & { readonly domain: Owner }
  }
}

/** A call of the REST contract with its domain. */
export type Call = CallDescription & { domain: Domain }

/**
 * Joins the tables of the domains.
 * @throws {Error} when two calls have the same name, or the same method and path
 */
export function joinCalls<const Tables extends readonly Readonly<Record<string, Call>>[]>(
  ...tables: Tables
) {
  const names = new Map<string, string>()
  for (const [name, call] of tables.flatMap((table) => Object.entries(table))) {
    const addresses = [call.method].flat().map((method) => `${method} ${callUrl(call)}`)
    for (const key of [name, ...addresses]) {
      const other = names.get(key)
      if (other !== undefined)
        throw new Error(`The table of calls has “${key}” twice: ${other} and ${name}.`)
      names.set(key, name)
    }
  }
  return Object.assign({}, ...tables) as Joined<Tables>
}

type Joined<Tables extends readonly unknown[]> = Tables extends readonly [
  infer First,
  ...infer Rest,
]
  ? First & Joined<Rest>
  : unknown

/** The absolute path of a call, with `:name` for parameters. */
export const callUrl = ({ path, isAtRoot }: Pick<CallDescription, 'path' | 'isAtRoot'>): string =>
  isAtRoot ? path : `/api/v1${path}`
