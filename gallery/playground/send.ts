/** A measure of a document and its limit. */
export interface Measure {
  used: number
  limit: number
}

/** A call to the CMS behind a response (gateway/telemetry/upstreamCall.ts). */
export interface Call {
  call: string
  time: number
  status?: number
  cache: string
  attempts?: number
  fault?: string
  error?: string
}

interface Body {
  data?: unknown
  errors?: { message: string }[]
  extensions?: { cost?: Record<string, Measure>; upstream?: Call[] }
}

/** The result of a run of an operation. */
export interface Run {
  operation: string
  /** The HTTP status; undefined if the server could not be reached. */
  status: number | undefined
  /** The time from the request to the last byte of the response. */
  milliseconds: number
  /** The size of the response, uncompressed. */
  bytes: number
  errors: string[]
  cost: Record<string, Measure>
  calls: Call[]
}

interface Request {
  query: string
  variables?: unknown
  operationName?: string | null
}

/** Sends an operation, and returns the response with its measures for the panel. */
export async function send(request: Request, headers: Record<string, string> = {}) {
  const start = performance.now()
  const { status, text } = await post(request, headers)
  const milliseconds = performance.now() - start
  const body = bodyOf(text, status)
  const run: Run = {
    operation: request.operationName ?? nameIn(request.query),
    status,
    milliseconds,
    bytes: new TextEncoder().encode(text).length,
    errors: (body.errors ?? []).map(({ message }) => message),
    cost: body.extensions?.cost ?? {},
    calls: body.extensions?.upstream ?? [],
  }
  return { body, run }
}

async function post(request: Request, headers: Record<string, string>) {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { accept: 'application/json', ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: undefined, text: '' }
  }
}

function bodyOf(text: string, status: number | undefined): Body {
  if (status === undefined)
    return { errors: [{ message: 'The server cannot be reached. Is it still running?' }] }
  try {
    return JSON.parse(text)
  } catch {
    return { errors: [{ message: `The response with status ${status} is no JSON: ${text}` }] }
  }
}

const nameIn = (query: string) =>
  /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? 'Anonymous operation'
