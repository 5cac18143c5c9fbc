import { nameWithChoices, pathWithChoices } from '@vitrine/cms/catalog/chosenOptions.ts'
import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { stockAlertCopy } from '@vitrine/commerce/copy/stockAlerts.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { type AlertAction, readAlertKey } from '@vitrine/commerce/stockAlertKeys.ts'
import type { StockAlertRequest } from '@vitrine/contract/stockAlerts.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { AlertedProduct, SentAlert } from '../../engine/src/stockAlerts/stockAlert.ts'
import { chosenVariation } from '../cart/chosenVariation.ts'
import { MedusaCarts } from '../cart/medusaCart.ts'
import { productById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { currentCustomer } from '../visitor/session.ts'

/** Serves the back-in-stock requests of docs/rest/catalog.md. */
export function stockAlertRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop } = adapter
  serve(app, 'stockAlerts.request', async ({ body, language, request }) => {
    const customer = await currentCustomer(adapter, request)
    const asker = { customerId: customer?.id ?? null, language }
    const alert = await readRequest(adapter, body, asker)
    await shop.post('/stock-alerts', alert)
    return { success: true, message: stockAlertCopy.requested }
  })
  serve(app, 'stockAlerts.confirm', async ({ body }) => {
    const id = readKey(adapter, 'confirm', body.key)
    const { product } = await shop.post<{ product: AlertedProduct | null }>(
      `/stock-alerts/${id}/confirm`,
    )
    const sold = product && (await productById(adapter, product.productId))
    if (!product || !sold) throw notFound(stockAlertCopy.linkExpired)
    const name = nameWithChoices(sold.card, product.choices)
    const url = pathWithChoices(sold.card, product.choices)
    const message = stockAlertCopy.confirmed(name)
    return { success: true, message, product: { name, url } }
  })
  const unsubscribe = async (key: string) => {
    const path = `/stock-alerts/${readKey(adapter, 'unsubscribe', key)}/unsubscribe`
    const { isEnded } = await shop.post<{ isEnded: boolean }>(path)
    if (!isEnded) throw notFound(stockAlertCopy.linkExpired)
    return { success: true, message: stockAlertCopy.unsubscribed }
  }
  serve(app, 'stockAlerts.unsubscribe', async ({ body }) => unsubscribe(body.key))
  // In a scope of its own: the body is a form, which only repeats that this is the button (RFC 8058).
  app.register(async (button) => {
    button.removeAllContentTypeParsers()
    button.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    serve(button, 'stockAlerts.oneClick', async ({ query }) => unsubscribe(query.key))
  })
}

/** The id of the request that a key belongs to. Throws `not_found` for any other key. */
function readKey({ environment }: Adapter, action: AlertAction, key: string): number {
  const id = readAlertKey(environment, action, key)
  if (id === null) throw notFound(stockAlertCopy.linkExpired)
  return id
}

/** Reads the body of POST /stock-alerts. Throws conflict when the variation is in stock. */
async function readRequest(
  adapter: Adapter,
  { id: productId, variation, email }: z.output<typeof StockAlertRequest>,
  asker: Pick<SentAlert, 'customerId' | 'language'>,
): Promise<SentAlert> {
  const product = await productById(adapter, productId)
  if (!product) throw notFound(cartCopy.productNotFound)
  const { variantId } = chosenVariation(product, variation)
  const stock = await new MedusaCarts(adapter).stockOf([variantId])
  if ((stock.get(variantId) ?? 0) > 0)
    throw new ContractProblem('conflict', stockAlertCopy.available)
  const choices = Object.fromEntries(variation.map(({ attribute, value }) => [attribute, value]))
  return { productId, variantId, email: email.toLowerCase(), ...asker, choices }
}
