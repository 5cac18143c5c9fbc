import { publicUrl } from './publicFields.ts'

/** A call to the CMS behind a request, by its name in the REST contract. */
export interface FlightCall {
  name: string
  /** The HTTP status, or the code of the failure; `-` without a response of the CMS. */
  status: string
  /** `none` for a call that was sent, else how the cache served it. */
  cache: string
  /** The fault that a tester had switched on. */
  fault?: string | undefined
  /** The duration in milliseconds. */
  time: number
}

/** A request of the page, without personal data: no variables, no URLs with texts. */
export interface FlightRequest {
  /** Milliseconds since 1970, when it was sent. */
  at: number
  /** Identifies the page; `session` of steps starts with it. */
  page: string
  /** The GraphQL operation; `page` for the document. */
  operation: string
  /** The path of the document; undefined for an operation. */
  address?: string
  /** The HTTP status; 0 without a response. */
  status: number
  /** Milliseconds until the response was read. */
  time: number
  /** Identifies the request in the gateway's log. */
  id: string
  /** Says how the gateway served the request from its own caches, such as `hit`; empty when it ran the operation. */
  cache: string
  calls: FlightCall[]
}

const isWord = (text: string | null | undefined): text is string =>
  /^[\w.-]{1,64}$/.test(text ?? '')
const word = (text: string | undefined): string => (isWord(text) ? text : '')
const isStatus = (text: string) => /^(?:\d{3}|[A-Z_]{1,40}|-)$/.test(text)
/** Cache verdicts and kinds of faults. */
const isLowerCase = (text = '') => /^[a-z-]{1,20}$/.test(text)

/** Describes a request by its timing and by what the gateway reports in `Server-Timing`. */
export function timedRequest(entry: PerformanceResourceTiming, page: string): FlightRequest {
  const { name, startTime, duration, responseStatus, serverTiming, entryType } = entry
  const { pathname, searchParams } = new URL(name)
  const described = (wanted: string) =>
    serverTiming.find((item) => item.name === wanted)?.description
  const isDocument = entryType === 'navigation'
  const operation = described('op') ?? searchParams.get('operationName')
  return {
    at: Math.round(performance.timeOrigin + startTime),
    page,
    operation: isDocument ? 'page' : isWord(operation) ? operation : 'unknown',
    ...(isDocument && { address: publicUrl(pathname) }),
    status: responseStatus,
    time: Math.round(isDocument ? entry.responseEnd - startTime : duration),
    id: word(described('id')),
    cache: word(described(isDocument ? 'page' : 'cache')),
    calls: serverTiming.flatMap(callOf),
  }
}

function callOf({ name, description, duration }: PerformanceServerTiming): FlightCall[] {
  if (!name.startsWith('cms.')) return []
  const [status = '', cache = '', fault] = description.split(' ')
  return [
    {
      name: word(name.slice(4)),
      status: isStatus(status) ? status : '-',
      cache: isLowerCase(cache) ? cache : '',
      ...(isLowerCase(fault) && { fault }),
      time: Math.round(duration),
    },
  ]
}

const isOfGraphql = ({ name }: PerformanceEntry) => new URL(name).pathname === '/graphql'

/** Notifies of the document and of every GraphQL request of the page, also of those before. */
export function followRequests(page: string, notify: (request: FlightRequest) => void): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]
  if (load) notify(timedRequest(load, page))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isOfGraphql(entry)) notify(timedRequest(entry as PerformanceResourceTiming, page))
  }).observe({ type: 'resource', buffered: true })
}
