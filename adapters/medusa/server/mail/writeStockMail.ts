import type { MailContent } from '../../../../cms/mail/renderMail.ts'
import { nameWithChoices, pathWithChoices } from '../../../../cms/stockAlerts/alertedProduct.ts'
import { alertUrl } from '../../../../cms/stockAlerts/alertKeys.ts'
import { backInStockMail, confirmationMail } from '../../../../cms/stockAlerts/copy.ts'
import type { ClaimedMail } from '../../engine/src/mails/claimedMail.ts'
import type { AlertedProduct } from '../../engine/src/stockAlerts/stockAlert.ts'
import type { Adapter } from '../adapter.ts'
import { productById } from '../catalogue/products.ts'

interface AlertDetail extends AlertedProduct {
  alertId: number
  email: string
}

/** Writes the email that confirms a back-in-stock request, or that answers it; null when the product is not sold any more. */
export async function writeStockMail(
  adapter: Adapter,
  { event, detail }: ClaimedMail,
): Promise<MailContent | null> {
  const { alertId, email: to, productId, choices } = detail as unknown as AlertDetail
  const product = await productById(adapter, productId)
  if (!product) return null
  const { environment } = adapter
  const signing = { secrets: { orders: environment.SHOP_SECRET }, environment }
  const name = nameWithChoices(product.card, choices)
  if (event === 'stock.confirm') {
    const { actionLabel: label, ...mail } = confirmationMail(name)
    return { to, ...mail, action: { label, url: alertUrl(signing, 'confirm', alertId) } }
  }
  const { actionLabel: label, unsubscribeLabel, ...mail } = backInStockMail(name)
  const url = `${environment.SITE_URL}${pathWithChoices(product.card, choices)}`
  const unsubscribe = {
    label: unsubscribeLabel,
    url: alertUrl(signing, 'unsubscribe', alertId),
  }
  return { to, ...mail, action: { label, url }, unsubscribe }
}
