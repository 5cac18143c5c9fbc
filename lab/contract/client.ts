import { type CmsResponse, createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { Problem } from '@vitrine/contract/common.ts'
import type { ResponseParser } from '@vitrine/gateway/responses/responseParser.ts'
import type { z } from 'zod'
import type { CallLog } from './callLog.ts'
import { readBody } from './reading.ts'
import { RejectedResponse } from './report.ts'
import type { WrongField } from './wrongFields.ts'

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
  /** Sends a GET and returns the validated body. Throws when it breaks the contract. */
  read<Contract extends z.ZodType>(
    parser: ResponseParser<unknown, Contract>,
    path: string,
  ): Promise<z.output<Contract>>
}

/** Paths that are not below /api/v1. */
const unprefixed =
  /^\/(component|invoice|media|(stock-alerts|newsletter)\/unsubscribe\?|auth\/(facebook|google|apple|line)\b)/

/** The log of each response, for the functions that check responses. */
const logOf = new WeakMap<CmsResponse<unknown>, CallLog>()

/**
 * Creates a client without cookies.
 * @param base address of the CMS, which may have a path
 * @param log records the calls
 */
export function createClient(base: string, log: CallLog): Client {
  const shopper = createShopper(base)
  const prefix = new URL(base).pathname.replace(/\/+$/, '')
  const request: Client['request'] = async (method, path, body, headers = {}) => {
    const address = unprefixed.test(path) ? path : `/api/v1${path}`
    const options = { ...(body === undefined ? {} : { body }), headers }
    try {
      const response = await shopper.request<unknown>(method, prefix + address, options)
      logOf.set(response, log)
      log.record(method, address, response)
      return response
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const problem = `no response (${cause instanceof Error ? cause.message : cause})`
      log.fail(method, address, problem)
      throw new RejectedResponse()
    }
  }
  return { request, read: async (parser, path) => validated(parser, await request('GET', path)) }
}

/** Records why a response is rejected, and throws. */
function reject(response: CmsResponse<unknown>, problem: string | readonly WrongField[]): never {
  logOf.get(response)?.reject(response, problem)
  throw new RejectedResponse()
}

/** Whether the CMS offers the call of a response, and if not, logs it. A record that is not found looks the same. */
export function isOffered(response: CmsResponse<unknown>): boolean {
  const { status, body } = response
  const isMissing =
    status === 404 ||
    status === 501 ||
    (status === 200 && (body as { code?: unknown } | null)?.code === 'not_found')
  if (isMissing) logOf.get(response)?.lack(response)
  return !isMissing
}

/** The validated body of a successful response. Throws when it breaks the contract, and records every wrong field. */
export function validated<Contract extends z.ZodType>(
  parser: ResponseParser<unknown, Contract>,
  response: CmsResponse<unknown>,
): z.output<Contract> {
  const { status, body, text } = response
  if (status >= 400) return reject(response, `status ${status}: ${text.slice(0, 200)}`)
  const { value, wrong, generous } = readBody(parser, body, logOf.get(response)?.origin ?? '')
  logOf.get(response)?.accept(response, generous)
  if (value === undefined) return reject(response, wrong)
  // Items that break the contract are lost, the others are read.
  if (wrong.length > 0) logOf.get(response)?.reject(response, wrong)
  return value
}

/** Checks the code and status of a rejection, or of the equivalent 200 body with not_found (docs/rest/README.md). */
export function expectProblem(response: CmsResponse<unknown>, code: string, expected: number) {
  const { status, body } = response
  const inner = typeof body === 'object' && body !== null && 'error' in body ? body.error : body
  const read = Problem.safeParse(inner)
  if (!read.success) return reject(response, `status ${status} without {code, message}`)
  if (read.data.code !== code) return reject(response, `code ${read.data.code} instead of ${code}`)
  if (status === expected || (code === 'not_found' && status === 200)) return
  reject(response, `status ${status} instead of ${expected}`)
}
