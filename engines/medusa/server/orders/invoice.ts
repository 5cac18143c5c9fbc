import { invoicePage } from '@vitrine/commerce/documents/invoicePage.ts'
import {
  type InvoicedLine,
  type PrintedDocument,
  type TaxDocumentContent,
  taxDocumentContent,
} from '@vitrine/commerce/documents/taxDocument.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import type { TaxDocument } from '../../engine/src/modules/shop/rows.ts'
import { productsById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import { toSatang } from '../medusa/amounts.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { toItem } from './toOrder.ts'

/** The tax invoice of an order with its credit notes, as a page of the embedded CMS, or null before it is paid. */
export async function readInvoicePage(adapter: Adapter, read: ReadOrder): Promise<string | null> {
  const [invoice, ...notes] = await storeDocuments(adapter, read)
  return invoice ? invoicePage(invoice, notes) : null
}

/**
 * Stores the text of the order's tax documents that have none yet (`orders.invoice.fixed`), when their email is written or
 * a shopper opens them, and returns all of them.
 */
export async function storeDocuments(
  adapter: Adapter,
  read: ReadOrder,
): Promise<PrintedDocument[]> {
  const path = `/orders/${read.shop.number}/documents`
  const { documents } = await adapter.shop.get<{ documents: TaxDocument[] }>(path)
  if (documents.every(({ content }) => content)) return documents.map(toPrinted)
  const content = await contentOf(adapter, read)
  const stored = await adapter.shop.post<{ documents: TaxDocument[] }>(path, { content })
  return stored.documents.map(toPrinted)
}

const toPrinted = ({ issuedAt, content, ...document }: TaxDocument): PrintedDocument => ({
  ...document,
  issuedAt: new Date(issuedAt),
  content: content as TaxDocumentContent,
})

async function contentOf(adapter: Adapter, read: ReadOrder): Promise<TaxDocumentContent> {
  const { order, shop } = read
  const invoiced = {
    id: shop.number,
    language: shop.language,
    createdAt: new Date(order.created_at),
    subTotal: toSatang(order.original_item_total),
    discountTotal: toSatang(order.discount_total),
    shippingMethod: shop.shipping_method,
    shippingTotal: toSatang(order.shipping_total),
    paymentMethod: shop.payment_method,
    billing: fromMedusaAddress(order.billing_address),
    shipping: fromMedusaAddress(order.shipping_address),
  }
  const { billing, shipping } = invoiced
  const { lines, ...addresses } = await localizedContent(
    adapter.index.thai.dictionary,
    shop.language,
    {
      billing,
      shipping,
      lines: await linesOf(adapter, read),
    },
  )
  return taxDocumentContent(adapter.environment.company, { ...invoiced, ...addresses }, lines)
}

async function linesOf(adapter: Adapter, { order }: ReadOrder): Promise<InvoicedLine[]> {
  const products = await productsById(
    adapter,
    order.items.map(({ product_id }) => product_id),
  )
  return order.items.map((line) => {
    const { name, variationAttributes: attributes, quantity } = toItem(line, products)
    const discount = (line.adjustments ?? []).reduce((sum, { amount }) => sum + Number(amount), 0)
    const price = toSatang(line.unit_price)
    return { name, attributes, price, quantity, discount: toSatang(discount) }
  })
}
