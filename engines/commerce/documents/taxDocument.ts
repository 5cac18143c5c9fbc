import { utcDay } from '@vitrine/contract/clock.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { Address } from '@vitrine/contract/orders.ts'
import type { Company } from '#commerce/company.ts'
import { methodTitle } from '#commerce/email/writing.ts'
import { orderEmailLabels } from '#commerce/generated/messages/orderEmailLabels.ts'

export type TaxDocumentKind = 'invoice' | 'credit_note'

/** A line of an invoice; amounts in satang. */
export interface InvoicedLine {
  name: string
  attributes: readonly { name: string; value: string }[]
  price: number
  quantity: number
  discount: number
}

/** An order as its tax documents need it; amounts in satang. */
export interface InvoicedOrder {
  id: number
  language: Language
  createdAt: Date
  subTotal: number
  discountTotal: number
  shippingMethod: string
  shippingTotal: number
  giftWrap?: { price: number } | null
  paymentMethod: string
  billing: Address
  shipping: Address
}

/**
 * The text of a tax document beside its number, date and amounts. It is stored when the document is issued and does not
 * change with the order, the account or the company (`orders.invoice.fixed`). Amounts in satang, the day in Bangkok.
 */
export interface TaxDocumentContent {
  /** Of its texts. */
  language: Language
  company: Pick<Company, 'name' | 'address' | 'taxId' | 'branch'>
  orderId: number
  orderedOn: string
  billing: Address
  shipping: Address
  lines: readonly InvoicedLine[]
  subTotal: number
  discountTotal: number
  shippingTitle: string
  shippingTotal: number
  /** Absent without gift wrapping. */
  giftWrapTotal?: number
  paymentTitle: string
}

/** A tax document as it is printed; amounts in satang, `number` in the series of its kind and year. */
export interface PrintedDocument {
  kind: TaxDocumentKind
  year: number
  number: number
  amount: number
  tax: number
  issuedAt: Date
  content: TaxDocumentContent
}

const prefixes: Record<TaxDocumentKind, string> = { invoice: 'INV', credit_note: 'CN' }

/** The printed number of a tax document, such as INV-2026-000042. */
export function documentNumber({
  kind,
  year,
  number,
}: Pick<PrintedDocument, 'kind' | 'year' | 'number'>): string {
  return `${prefixes[kind]}-${year}-${String(number).padStart(6, '0')}`
}

/** The law asks for name and address only, and documents outlive the account. */
const withoutContact = (address: Address): Address => ({ ...address, phone: null, email: null })

/** The content of a document that is issued now. */
export function taxDocumentContent(
  { name, address, taxId, branch }: Company,
  order: InvoicedOrder,
  lines: readonly InvoicedLine[],
): TaxDocumentContent {
  const [billing, shipping] = [withoutContact(order.billing), withoutContact(order.shipping)]
  const { language, subTotal, discountTotal, shippingTotal, giftWrap } = order
  return {
    language,
    company: { name, address, taxId, branch },
    orderId: order.id,
    orderedOn: utcDay(order.createdAt),
    billing,
    shipping,
    lines: lines.map(({ name, attributes, price, quantity, discount }) => ({
      ...{ name, attributes, price, quantity, discount },
    })),
    subTotal,
    discountTotal,
    shippingTitle: methodTitle(language, order.shippingMethod, orderEmailLabels[language].shipping),
    shippingTotal,
    ...(giftWrap && { giftWrapTotal: giftWrap.price }),
    paymentTitle: methodTitle(language, order.paymentMethod),
  }
}
