import { nameWithChoices, pathWithChoices } from '@vitrine/cms/catalog/chosenOptions.ts'
import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { stockAlertCopy } from '@vitrine/commerce/copy/stockAlerts.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { type AlertAction, readAlertKey } from '@vitrine/commerce/stockAlertKeys.ts'
import { LinkKey, languageOf } from '@vitrine/contract/common.ts'
import { StockAlertRequest } from '@vitrine/contract/stockAlerts.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AlertedProduct, SentAlert } from '../../engine/src/stockAlerts/stockAlert.ts'
import { chosenVariation } from '../cart/chosenVariation.ts'
import { MedusaCarts } from '../cart/medusaCart.ts'
import { productById } from '../catalogue/products.ts'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import { currentCustomer } from '../visitor/session.ts'

/** Serves the back-in-stock requests of docs/rest/catalog.md. */
export function stockAlertRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop } = adapter
  app.post('/api/v1/stock-alerts', async (request, reply) => {
    const customer = await currentCustomer(adapter, request)
    const alert = await readRequest(adapter, request, customer?.id ?? null)
    await shop.post('/stock-alerts', alert)
    return sendPersonal(reply, { success: true, message: stockAlertCopy.requested })
  })
  app.post('/api/v1/stock-alerts/confirm', async (request, reply) => {
    const id = readKey(adapter, 'confirm', request.body)
    const { product } = await shop.post<{ product: AlertedProduct | null }>(
      `/stock-alerts/${id}/confirm`,
    )
    const sold = product && (await productById(adapter, product.productId))
    if (!product || !sold) throw notFound(stockAlertCopy.linkExpired)
    const name = nameWithChoices(sold.card, product.choices)
    const url = pathWithChoices(sold.card, product.choices)
    const message = stockAlertCopy.confirmed(name)
    return sendPersonal(reply, { success: true, message, product: { name, url } })
  })
  const unsubscribe = async (input: unknown) => {
    const path = `/stock-alerts/${readKey(adapter, 'unsubscribe', input)}/unsubscribe`
    const { isEnded } = await shop.post<{ isEnded: boolean }>(path)
    if (!isEnded) throw notFound(stockAlertCopy.linkExpired)
    return { success: true, message: stockAlertCopy.unsubscribed }
  }
  app.post('/api/v1/stock-alerts/unsubscribe', async (request, reply) =>
    sendPersonal(reply, await unsubscribe(request.body)),
  )
  // In a scope of its own: the body is a form, which only repeats that this is the button (RFC 8058).
  app.register(async (button) => {
    button.removeAllContentTypeParsers()
    button.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    button.post('/stock-alerts/unsubscribe', async (request, reply) =>
      sendPersonal(reply, await unsubscribe(request.query)),
    )
  })
}

/** The id of the request that a key belongs to. Throws `not_found` for any other key. */
function readKey({ environment }: Adapter, action: AlertAction, input: unknown): number {
  const { key } = parse(LinkKey, input)
  const id = readAlertKey(environment, action, key)
  if (id === null) throw notFound(stockAlertCopy.linkExpired)
  return id
}

/** Reads the body of POST /stock-alerts. Throws conflict when the variation is in stock. */
async function readRequest(
  adapter: Adapter,
  { body, query }: FastifyRequest,
  customerId: string | null,
): Promise<SentAlert> {
  const { id: productId, variation, email } = parse(StockAlertRequest, body)
  const language = languageOf(query)
  const product = await productById(adapter, productId)
  if (!product) throw notFound(cartCopy.productNotFound)
  const { variantId } = chosenVariation(product, variation)
  const stock = await new MedusaCarts(adapter).stockOf([variantId])
  if ((stock.get(variantId) ?? 0) > 0)
    throw new ContractProblem('conflict', stockAlertCopy.available)
  const choices = Object.fromEntries(variation.map(({ attribute, value }) => [attribute, value]))
  const asker = { email: email.toLowerCase(), customerId, language }
  return { productId, variantId, ...asker, choices }
}
