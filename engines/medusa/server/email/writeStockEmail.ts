import { nameWithChoices, pathWithChoices } from '@vitrine/cms/catalog/chosenOptions.ts'
import { backInStockEmail, confirmationEmail } from '@vitrine/commerce/email/accountEmails.ts'
import { type EmailContent, emailImage } from '@vitrine/commerce/email/emailContent.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { alertUrl } from '@vitrine/commerce/stockAlertKeys.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { ClaimedEmail } from '../../engine/src/modules/shop/rows.ts'
import type { AlertedProduct } from '../../engine/src/stockAlerts/stockAlert.ts'
import { productById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'

interface AlertDetail extends AlertedProduct {
  alertId: number
  email: string
  language: Language
}

/**
 * Writes the email that confirms a back-in-stock request, or that answers it, or returns null when the product is not
 * sold any more.
 */
export async function writeStockEmail(
  adapter: Adapter,
  { event, detail }: ClaimedEmail,
): Promise<EmailContent | null> {
  const { alertId, email: to, language, productId, choices } = detail as unknown as AlertDetail
  const product = await productById(adapter, productId)
  if (!product) return null
  const { environment } = adapter
  const signing = { secrets: environment.secrets, environment }
  const name = nameWithChoices(
    await localizedContent(adapter.index.thai.dictionary, language, product.card),
    choices,
  )
  if (event === 'stock.confirm') {
    const { actionLabel: label, ...email } = confirmationEmail(language, name)
    return { to, ...email, action: { label, url: alertUrl(signing, 'confirm', alertId) } }
  }
  const { actionLabel: label, unsubscribeLabel, ...email } = backInStockEmail(language, name)
  const url = `${environment.SITE_URL}${pathWithChoices(product.card, choices)}`
  const unsubscribe = {
    label: unsubscribeLabel,
    url: alertUrl(signing, 'unsubscribe', alertId),
  }
  const variation = product.variations.find(({ terms }) =>
    Object.entries(choices).every(([option, choice]) => terms[option] === choice),
  )
  const picture = emailImage(environment, variation?.image ?? product.card.image, 'medium')
  return { to, ...email, picture, action: { label, url }, unsubscribe }
}
