import { setTimeout as wait } from 'node:timers/promises'
import { type ProblemCode, problems, problemWithStatus } from '@vitrine/contract/problems.ts'
import type { Exchange } from '../upstream/cmsClient.ts'
import { CmsError } from '../upstream/cmsError.ts'
import type { CmsResponse } from '../upstream/responseReader.ts'
import type { FaultKind } from './switches.ts'

/** Returns the JSON of a response in which every product and variation is out of stock. */
function soldOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, withoutStock))
  } catch {
    return text
  }
}

function withoutStock(name: string, value: unknown): unknown {
  if (name === 'stockStatus') return 'outofstock'
  return name === 'stockLeft' ? null : value
}

interface Call {
  /** Milliseconds within which the call must finish. */
  timeout: number
  isRead: boolean
  send: () => Promise<Exchange>
}

/**
 * Makes a call with a fault, as if the CMS had it, without counting it in the circuit breakers, which all visitors
 * share. Throws a CmsError like `CmsClient.send`.
 */
export async function applyFault(fault: FaultKind, call: Call): Promise<Exchange> {
  switch (fault.kind) {
    case 'fail':
      return failed(fault.status)
    case 'hang':
      return timedOut(call.timeout)
    case 'slow':
      if (fault.milliseconds >= call.timeout) return timedOut(call.timeout)
      await wait(fault.milliseconds)
      return call.send()
    case 'cut':
      // The CMS has done what was requested; its response is lost.
      await call.send()
      throw CmsError.of(503, undefined)
    case 'soldout':
      if (!call.isRead) return failed(problems.out_of_stock.status, 'out_of_stock')
      return changed(await call.send(), soldOut)
    case 'malform':
      return changed(await call.send(), (text) => text.slice(0, Math.ceil(text.length / 2)))
    case 'contract':
      return changed(await call.send(), (text) => `["out of contract",${text || 'null'}]`)
  }
}

/** The response of a CMS that fails with a status (docs/rest/README.md, Errors). */
export function failureBody(status: number, given?: ProblemCode): string {
  const code = given ?? (status < 500 ? problemWithStatus(status) : undefined) ?? 'internal'
  return JSON.stringify({ code, message: `Switched to fail with ${status}` })
}

function failed(status: number, code?: ProblemCode): Exchange {
  const text = failureBody(status, code)
  const retryAfter = status === 429 ? '1' : undefined
  if (status >= 502) throw CmsError.of(status, JSON.parse(text), retryAfter)
  const headers = { ...(retryAfter && { 'retry-after': retryAfter }) }
  return { response: { status, headers, text }, attempts: 0 }
}

async function timedOut(timeout: number): Promise<never> {
  await wait(timeout)
  throw new CmsError('CMS_TIMEOUT', undefined)
}

function changed(exchange: Exchange, change: (text: string) => string): Exchange {
  const { response } = exchange
  if (response.status >= 300) return exchange
  const next: CmsResponse = { ...response, text: change(response.text) }
  return { ...exchange, response: next }
}
