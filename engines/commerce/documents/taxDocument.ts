import { utcDay } from '@vitrine/contract/clock.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { Address } from '@vitrine/contract/orders.ts'
import type { Company } from '#commerce/company.ts'
import { methodTitle } from '#commerce/email/writing.ts'
import { orderEmailLabels } from '#commerce/generated/messages/orderEmailLabels.ts'

export type TaxDocumentKind = 'invoice' | 'credit_note'

/** A line of an invoice, with amounts in satang. */
export interface InvoicedLine {
  name: string
  attributes: readonly { name: string; value: string }[]
  price: number
  quantity: number
  discount: number
}

/** The parts of an order that its tax documents need, with amounts in satang. */
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
 * The text of a tax document, stored when it is issued (`orders.invoice.fixed`), with amounts in satang and the day in
 * Bangkok.
 */
export interface TaxDocumentContent {
  /** The language of the document's texts. */
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
  /** The amount in satang, absent without gift wrapping. */
  giftWrapTotal?: number
  paymentTitle: string
}

/** A tax document for printing, with amounts in satang, and `number` in the series of its kind and year. */
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
