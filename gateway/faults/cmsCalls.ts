import { callList } from '@vitrine/contract/calls/calls.ts'
import type { UpstreamName } from '../upstream/contentCalls.ts'

/** A call of the REST contract, as fault switches and logs name it (docs/rest/README.md). */
export interface NamedCall {
  /** The name in the contract, such as `cart.add`. */
  name: string
  method: string
  /** The path with `:name` for parameters; below /api/v1 unless the call is proxied. */
  path: string
  /** Whether the gateway passes the request of the browser on, instead of calling the CMS itself. */
  isProxied: boolean
}

/** The calls on which faults can be switched: those of the gateway, and those that it passes on. */
export const cmsCalls: readonly NamedCall[] = callList
  .filter(({ caller }) => caller !== 'server')
  .flatMap(({ name, method, path, caller }) =>
    [method].flat().map((item) => ({ name, method: item, path, isProxied: caller === 'browser' })),
  )

const proxied = cmsCalls
  .filter(({ isProxied }) => isProxied)
  .map((call) => ({
    ...call,
    pattern: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`),
  }))

/** The name of a proxied call by its method and path, such as `/invoice/1?key=x`; undefined for an unknown one. */
export function proxiedCallName(method: string, path: string): string | undefined {
  const [plain = ''] = path.split('?', 1)
  return proxied.find((call) => call.method === method && call.pattern.test(plain))?.name
}

/** The switches that address all calls of a CMS. */
export const upstreams: readonly UpstreamName[] = ['commerce', 'content']

/** Whether a switch addresses a call: by its name, by the first parts of it, or by the CMS to which it is sent. */
export const isAddressed = (target: string, name: string, upstream?: UpstreamName): boolean =>
  name === target || name.startsWith(`${target}.`) || target === upstream
