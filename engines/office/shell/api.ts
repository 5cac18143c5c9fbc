import type { ProductRow, StaffProduct, StockRow } from '@vitrine/commerce/staff/catalogue.ts'
import type {
  CategoryRow,
  ContentEntry,
  ContentRow,
  LibraryImage,
} from '@vitrine/commerce/staff/content.ts'
import type { OrderRow, StaffOrder, WorkQueues } from '@vitrine/commerce/staff/orders.ts'
import type { AuditRow, StaffMember } from '@vitrine/commerce/staff/people.ts'
import { queries, sessionKey } from './queries.ts'

/** A response that is not OK: its status, its message, and the fields that fail. */
export class HttpError extends Error {
  readonly status: number
  readonly body: { fields?: Record<string, string>; version?: number } | undefined

  constructor(message: string, status: number, body?: HttpError['body']) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The results of the operations that read; all others respond with a sentence. */
export interface Results {
  queues: WorkQueues
  orders: { rows: OrderRow[]; total: number }
  order: StaffOrder
  stock: StockRow[]
  products: { rows: ProductRow[]; total: number }
  product: StaffProduct
  choices: Record<'brands' | 'categories' | 'colours', { slug: string; name: string }[]>
  categories: CategoryRow[]
  content: ContentRow[]
  contentEntry: ContentEntry
  previewContent: { link: string }
  library: LibraryImage[]
  members: StaffMember[]
  audit: AuditRow[]
  addMember: { link: string }
  passwordLink: { link: string }
}
export type Result<Name extends string> = Name extends keyof Results ? Results[Name] : string

/** Calls an operation of staff. Throws HttpError with the status, the message and the fields that fail. */
export const call = <Name extends string>(
  operation: Name,
  input: object = {},
): Promise<Result<Name>> => request(`/staff/${operation}`, 'POST', input)

/** Sends a request to the CMS. Throws HttpError; 401 ends the session. */
export async function request<Response>(
  path: string,
  method: string,
  body?: object,
): Promise<Response> {
  const isForm = body instanceof FormData
  const response = await fetch(path, {
    method,
    headers: body && !isForm ? { 'content-type': 'application/json' } : {},
    body: isForm ? body : body ? JSON.stringify(body) : null,
  }).catch(() => {
    throw new HttpError('The CMS cannot be reached. Check the connection, then try again.', 0)
  })
  const text = await response.text()
  // A proxy in between may respond with HTML.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const json = isJson && text ? JSON.parse(text) : undefined
  if (response.ok && (isJson || text === '')) return json as Response
  if (response.status === 401) queries.setQueryData(sessionKey, null)
  throw new HttpError(json?.message ?? 'Something went wrong.', response.status, json)
}

/** The message of an error, with those of the fields that fail. */
export function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const fields = error instanceof HttpError ? Object.values(error.body?.fields ?? {}) : []
  return [...new Set([error.message, ...fields])]
}

/** Satang as baht. */
export const baht = (satang: number): string =>
  `${satang < 0 ? '−' : ''}฿${Math.abs(satang / 100).toLocaleString('en-US', {
    minimumFractionDigits: satang % 100 === 0 ? 0 : 2,
  })}`
