import type { FlightRequest } from '@vitrine/web/core/flight/requests.ts'
import type { LiveStep } from '../machines/simulate/liveStep.ts'

/** A step of a followed page. */
export type SequenceStep = LiveStep & { sender?: string; times?: number; number: number }
/** A request of a followed page. */
export type SequenceRequest = FlightRequest

/** Messages of followed tabs: the steps and requests of each page. */
export interface Received {
  steps: readonly SequenceStep[]
  requests: readonly SequenceRequest[]
  /** Sessions of pages that are gone. */
  gone: readonly string[]
  /** The URL of each page, by its id. */
  addresses: Readonly<Record<string, string>>
}

export const nothing: Received = { steps: [], requests: [], gone: [], addresses: {} }

/** Drops the steps and requests; pages keep their URLs. */
export const cleared = (received: Received): Received => ({ ...received, steps: [], requests: [] })

/** The page of requests that agents have sent, which have none. */
export const agents = 'agents'

const maxSteps = 600
const maxRequests = 200

/** The id of a page, with which the sessions of its actors start. */
export const stepPage = ({ session }: Pick<SequenceStep, 'session'>): string =>
  session.split(' ')[0] ?? ''

/** Adds a message of a tab, except for a step or request that has been received before. */
export function receive(received: Received, message: unknown): Received {
  const data = Object(message)
  if (Array.isArray(data.gone)) return { ...received, gone: [...received.gone, ...data.gone] }
  if (data.request) {
    const isKnown = received.requests.some(
      ({ page, at, operation }) =>
        page === data.request.page &&
        at === data.request.at &&
        operation === data.request.operation,
    )
    if (isKnown) return received
    const { page, address } = data.request
    return {
      ...received,
      requests: [...received.requests, data.request].slice(-maxRequests),
      addresses: address ? { ...received.addresses, [page]: address } : received.addresses,
    }
  }
  if (typeof data.session !== 'string') return received
  const isKnown = received.steps.some(
    ({ session, number }) => session === data.session && number === data.number,
  )
  if (isKnown) return received
  return { ...received, steps: [...received.steps, data as SequenceStep].slice(-maxSteps) }
}

/** The pages that have been heard of, newest first; that of agents only if there is no other. */
export function receivedPages({ steps, requests }: Received): string[] {
  const ids = [...steps.map(stepPage), ...requests.map(({ page }) => page)]
  const pages = [...new Set(ids.toReversed())]
  return pages.length > 1 ? pages.filter((page) => page !== agents) : pages
}
