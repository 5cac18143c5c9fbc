import type { ProductRow, StaffProduct, StockRows } from '@vitrine/commerce/staff/catalogue.ts'
import type {
  CategoryRow,
  ContentEntry,
  ContentRow,
  LibraryImage,
} from '@vitrine/commerce/staff/content.ts'
import type { CustomerRow, StaffCustomer } from '@vitrine/commerce/staff/customers.ts'
import type { CouponRow, DeliveryRow } from '@vitrine/commerce/staff/discounts.ts'
import type { Figures } from '@vitrine/commerce/staff/figures.ts'
import type { OrderRow, StaffOrder, WorkQueues } from '@vitrine/commerce/staff/orders.ts'
import type { AuditRow, SignIns, StaffMember } from '@vitrine/commerce/staff/people.ts'
import type { PhoneOrderQuote } from '@vitrine/commerce/staff/phoneOrders.ts'
import type { ProgramKey, WebhookDelivery, WebhookRow } from '@vitrine/commerce/staff/programs.ts'
import type { TermRow } from '@vitrine/commerce/staff/terms.ts'
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

/** The results of the operations that read. */
export interface Results {
  queues: WorkQueues
  figures: Figures
  coupons: CouponRow[]
  delivery: DeliveryRow[]
  orders: { rows: OrderRow[]; total: number }
  order: StaffOrder
  quoteOrder: PhoneOrderQuote
  placeOrder: { order: string }
  customers: { rows: CustomerRow[]; total: number }
  customer: StaffCustomer
  stock: StockRows
  products: { rows: ProductRow[]; total: number }
  product: StaffProduct
  choices: Record<'brands' | 'categories' | 'colours', { slug: string; name: string }[]> & {
    scales: string[]
  }
  categories: CategoryRow[]
  terms: TermRow[]
  content: ContentRow[]
  contentEntry: ContentEntry
  previewContent: { link: string }
  library: LibraryImage[]
  members: StaffMember[]
  audit: AuditRow[]
  signIns: SignIns
  keys: ProgramKey[]
  addKey: { key: string }
  webhooks: WebhookRow[]
  addWebhook: { secret: string }
  replaceWebhookSecret: { secret: string }
  webhookDeliveries: WebhookDelivery[]
  addMember: { link: string }
  passwordLink: { link: string }
}
export type Result<Name extends string> = Name extends keyof Results ? Results[Name] : string

/** Calls an operation of staff. Throws HttpError with the status, the message and the fields that fail. */
export const call = <Name extends string>(
  operation: Name,
  input: object = {},
): Promise<Result<Name>> => request(`/staff/${operation}`, 'POST', input)

/** Sends a request to the CMS, where status 401 ends the session. Throws HttpError. */
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
  const text = await response.text().catch(() => '')
  const json = text === '' ? undefined : readJson(text)
  if (response.ok && (json !== undefined || response.status === 204)) return json as Response
  const message = typeof json?.message === 'string' ? json.message : messageOf(response.status)
  if (response.status === 401) queries.setQueryData(sessionKey, null)
  throw new HttpError(message, response.status, json)
}

/** The JSON of a response, or undefined for the HTML of a proxy in between. */
function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The message for a status that a proxy in front of the CMS has sent. */
function messageOf(status: number): string {
  if (status === 413) return 'This is too large for the server. Send less, or a smaller file.'
  if (status === 429) return 'There were too many requests. Wait a moment, then try again.'
  if (status === 502 || status === 503 || status === 504)
    return 'The CMS does not respond at the moment. Try again soon.'
  return `The server responded with an error (${status || 'no status'}). Try again; if it stays, call who runs it.`
}

/** The messages of an error by field. */
export const errorFields = (error: unknown): Record<string, string> =>
  (error instanceof HttpError && error.body?.fields) || {}

/** The message of an error, with those of the fields that fail. */
export function errorMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  return [...new Set([error.message, ...Object.values(errorFields(error))])]
}

export const baht = (satang: number): string =>
  `${satang < 0 ? '−' : ''}฿${Math.abs(satang / 100).toLocaleString('en-US', {
    minimumFractionDigits: satang % 100 === 0 ? 0 : 2,
  })}`
