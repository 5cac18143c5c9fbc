import cookie from '@fastify/cookie'
import { responds } from '@vitrine/cms/database/responds.ts'
import { GatewayNotices } from '@vitrine/commerce/gatewayNotices.ts'
import { respondInLanguage } from '@vitrine/commerce/language.ts'
import { redactedLog, requestId } from '@vitrine/commerce/monitoring/redactedLog.ts'
import { ShopMetrics } from '@vitrine/commerce/monitoring/shopMetrics.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { startLoop } from '@vitrine/commerce/taskLoop.ts'
import { trustGateways } from '@vitrine/commerce/trustGateways.ts'
import { probes, registerHealth } from '@vitrine/contract/service/health.ts'
import { registerMetrics } from '@vitrine/contract/service/metricsRoute.ts'
import { registerRunningCalls } from '@vitrine/contract/service/runningCall.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { cartRoutes } from '../cart/routes.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
import { ChangeFeed } from '../changes/changeFeed.ts'
import { checkoutRoutes } from '../checkout/routes.ts'
import { ContactDataApi } from '../content/contactDataApi.ts'
import { ContentPages } from '../content/contentPages.ts'
import { contentRoutes } from '../content/routes.ts'
import type { Adapter } from '../core/adapter.ts'
import type { Environment } from '../core/environment.ts'
import { addressRoutes } from '../customers/addressRoutes.ts'
import { passwordRoutes } from '../customers/passwordRoutes.ts'
import { privacyRoutes } from '../customers/privacyRoutes.ts'
import { profileRoutes } from '../customers/profileRoutes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { socialRoutes } from '../customers/socialRoutes.ts'
import { wishlistRoutes } from '../customers/wishlistRoutes.ts'
import { Outbox } from '../email/outbox.ts'
import { handleErrors } from '../http/errors.ts'
import { revalidate } from '../http/responses.ts'
import { CatalogueIndex } from '../index/catalogueIndex.ts'
import { openIndexDatabase } from '../index/openIndex.ts'
import { RefreshedIndex } from '../index/refreshedIndex.ts'
import { Attempts } from '../medusa/attempts.ts'
import { Charges } from '../medusa/charges.ts'
import { ShippingMethods } from '../medusa/shippingMethods.ts'
import { ShopApi } from '../medusa/shopApi.ts'
import { findRegion, requireSalesChannel, StoreApi } from '../medusa/storeApi.ts'
import { afterSaleRoutes } from '../orders/afterSaleRoutes.ts'
import { historyRoutes } from '../orders/history.ts'
import { orderRoutes } from '../orders/routes.ts'
import { startPaymentWork } from '../payment/background.ts'
import { paymentRoutes } from '../payment/routes.ts'
import { photographRoutes } from '../photographs/routes.ts'
import { stockAlertRoutes } from '../stockAlerts/routes.ts'

/** Largest body of a request in bytes, above that of any call: a slip of 2 MB and its form. */
const bodyLimit = 3 * 1024 * 1024

/** Creates the adapter, which serves the shop's REST contract over Medusa. Throws when Medusa does not respond. */
export async function createAdapter(
  environment: Environment,
  logger: FastifyBaseLogger | undefined,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: redactedLog(logger) } : {}),
    bodyLimit,
    // The gateway's id of the request, by which a failure is found in all logs.
    genReqId: requestId,
    // The gateway, on this machine or in a private network, names the address of the visitor.
    trustProxy: ['loopback', 'uniquelocal'],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  registerRunningCalls(app)
  const { MEDUSA_URL: url, MEDUSA_PUBLISHABLE_KEY: publishableKey } = environment
  const timeout = environment.MEDUSA_TIMEOUT_SECONDS * 1000
  const api = new StoreApi({ url, publishableKey, timeout })
  await requireSalesChannel(api)
  const regionId = await findRegion(api)
  const refreshSeconds = environment.CATALOGUE_REFRESH_SECONDS
  const shop = new ShopApi({ url, secret: environment.secrets.engine, timeout })
  const notices = new GatewayNotices(environment, app.log)
  const database = await openIndexDatabase(environment.DATABASE_URL)
  const pages = new ContentPages(environment.CONTENT_URL, environment.CMS_SECRET, app.log)
  const index = new CatalogueIndex(database.database, pages, app.log)
  const onChange = (paths: readonly string[]) => {
    index.thai.forget()
    notices.add(paths)
  }
  const refreshed = await RefreshedIndex.open(
    { database: database.database, index, api, regionId, log: app.log, refreshSeconds, onChange },
    // Before the first reading, so that no change is missed in between.
    await ChangeFeed.lastNumber(shop),
  )
  const feed = new ChangeFeed(shop, app.log, refreshed.number)
  feed.follow((subjects, last) => refreshed.apply(subjects, last))
  const shippingMethods = new ShippingMethods(shop)
  const attempts = new Attempts(shop, environment.secrets.devices)
  const metrics = new ShopMetrics()
  metrics.measureProcess()
  metrics.measureEngine(() => api.responds())
  const { secrets } = environment
  const charges = new Charges(shop, paymentProvider({ environment, secrets, metrics }), app.log)
  const contactData = new ContactDataApi(environment, shop, app.log)
  const adapter: Adapter = {
    ...{
      api,
      shop,
      index,
      pages,
      contactData,
      shippingMethods,
      attempts,
      charges,
      environment,
      regionId,
    },
    log: app.log,
  }
  const outbox = new Outbox(adapter, metrics)
  const deletions = startLoop({ log: app.log, metrics }, contactData.task)
  const work = startPaymentWork({ shop, charges, metrics, log: app.log })
  app.addHook('onClose', async () => {
    await Promise.all([
      outbox.close(),
      work.stop(),
      deletions.stop(),
      feed.close(),
      refreshed.close(),
    ])
    await charges.settled()
    await database.close()
    notices.close()
  })
  if (environment.CMS_SECRET) trustGateways(app, environment.CMS_SECRET)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (probes.has(route)) return
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
  })
  respondInLanguage(app, index.thai.dictionary)
  revalidate(app)
  handleErrors(app)
  await app.register(cookie)
  registerHealth(app, async () => {
    const [index, engine] = await Promise.all([responds(database.database), api.responds()])
    const stateOf = (isUp: boolean) => (isUp ? 'up' : 'down')
    // Listings and product pages are served without the engine.
    return { isReady: index, dependencies: { index: stateOf(index), engine: stateOf(engine) } }
  })
  registerMetrics(app, metrics.registry, environment.METRICS_TOKEN)
  catalogueRoutes(app, adapter)
  cartRoutes(app, adapter)
  checkoutRoutes(app, adapter)
  orderRoutes(app, adapter)
  paymentRoutes(app, adapter)
  customerRoutes(app, adapter)
  socialRoutes(app, adapter)
  passwordRoutes(app, adapter)
  profileRoutes(app, adapter)
  privacyRoutes(app, adapter)
  addressRoutes(app, adapter)
  historyRoutes(app, adapter)
  afterSaleRoutes(app, adapter)
  stockAlertRoutes(app, adapter)
  wishlistRoutes(app, adapter)
  photographRoutes(app, database.database, environment)
  contentRoutes(app, environment.CONTENT_URL)
  return app
}
