import type { z } from 'zod'
import { Problem } from '#gateway/contracts/common.ts'
import { type CmsResponse, createShopper } from '#tests/support/cms/shopper.ts'
import { CallLog } from './callLog.ts'

export type { CmsResponse }

/** A visitor of the CMS under test. */
export interface Client {
  /** Paths are relative to /api/v1, except those of pages. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<CmsResponse<unknown>>
  /** Reads a GET and validates it. Throws an Error with the invalid field. */
  read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>>
}

/** Paths that are not below /api/v1. */
const unprefixed =
  /^\/(component|invoice|media|stock-alerts\/unsubscribe\?|auth\/(facebook|google|apple|line)\b)/

/** The log of each response, for the functions that check responses. */
const logOf = new WeakMap<CmsResponse<unknown>, CallLog>()

/**
 * A visitor without cookies.
 * @param base address of the CMS
 * @param log records the calls
 */
export function createClient(base: string, log = new CallLog()): Client {
  const shopper = createShopper(base)
  const request: Client['request'] = async (method, path, body, headers = {}) => {
    const address = unprefixed.test(path) ? path : `/api/v1${path}`
    const response = await shopper.request<unknown>(method, address, {
      ...(body === undefined ? {} : { body }),
      headers,
    })
    logOf.set(response, log)
    log.record(method, address, response)
    return response
  }
  return { request, read: async (schema, path) => validated(schema, await request('GET', path)) }
}

/** Throws an Error with what is wrong with a response, which its call is recorded with. */
function reject(response: CmsResponse<unknown>, problem: string): never {
  logOf.get(response)?.reject(response, problem)
  throw new Error(problem)
}

/** Whether the CMS offers the call of a response; if not, the log says so. A record that is not found looks the same. */
export function isOffered(response: CmsResponse<unknown>): boolean {
  const { status, body } = response
  const isMissing =
    status === 404 ||
    status === 501 ||
    (status === 200 && (body as { code?: unknown } | null)?.code === 'not_found')
  if (isMissing) logOf.get(response)?.lack(response)
  return !isMissing
}

/** The validated body of a successful response. Throws an Error with the problem. */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  response: CmsResponse<unknown>,
): z.output<Schema> {
  const { status, body, text } = response
  if (status >= 400) return reject(response, `status ${status}: ${text.slice(0, 200)}`)
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return reject(response, `${issue?.path.join('.') || 'the body'}: ${issue?.message}`)
}

/** Checks the code and status of a rejection; a 200 body with not_found is equivalent (docs/rest/README.md). */
export function expectProblem(response: CmsResponse<unknown>, code: string, expected: number) {
  const { status, body } = response
  const inner = typeof body === 'object' && body !== null && 'error' in body ? body.error : body
  const read = Problem.safeParse(inner)
  if (!read.success) return reject(response, `status ${status} without {code, message}`)
  if (read.data.code !== code) return reject(response, `code ${read.data.code} instead of ${code}`)
  if (status === expected || (code === 'not_found' && status === 200)) return
  reject(response, `status ${status} instead of ${expected}`)
}
