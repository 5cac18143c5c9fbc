import type { z } from 'zod'
import { Problem } from '#gateway/contracts/common.ts'
import { type CmsResponse, createShopper } from '#tests/support/cms/shopper.ts'

export type { CmsResponse }

/** A visitor of the CMS under test. */
export interface Client {
  /** Paths are relative to /api/v1 unless they begin with /component. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<CmsResponse<unknown>>
  /** Reads a GET and validates it. Throws an Error with the invalid field. */
  read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>>
}

/** A visitor without cookies. @param base address of the CMS */
export function createClient(base: string): Client {
  const shopper = createShopper(base)
  const request: Client['request'] = (method, path, body, headers = {}) =>
    shopper.request<unknown>(method, path.startsWith('/component/') ? path : `/api/v1${path}`, {
      ...(body === undefined ? {} : { body }),
      headers,
    })
  return { request, read: async (schema, path) => validated(schema, await request('GET', path)) }
}

/** The validated body of a successful response. Throws an Error with the problem. */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  { status, body, text }: CmsResponse<unknown>,
): z.output<Schema> {
  if (status >= 400) throw new Error(`status ${status}: ${text.slice(0, 200)}`)
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${issue?.path.join('.') || 'the body'}: ${issue?.message}`)
}

/** Checks the code and status of a rejection; a 200 body with not_found is equivalent (docs/rest/README.md). */
export function expectProblem(
  { status, body }: CmsResponse<unknown>,
  code: string,
  expected: number,
) {
  const inner = typeof body === 'object' && body !== null && 'error' in body ? body.error : body
  const read = Problem.safeParse(inner)
  if (!read.success) throw new Error(`status ${status} without {code, message}`)
  if (read.data.code !== code) throw new Error(`code ${read.data.code} instead of ${code}`)
  if (status === expected || (code === 'not_found' && status === 200)) return
  throw new Error(`status ${status} instead of ${expected}`)
}
