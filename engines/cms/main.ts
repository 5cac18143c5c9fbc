import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Tracing } from '@vitrine/commerce/monitoring/tracing.ts'
import { startWatchdog } from '@vitrine/contract/service/watchdog.ts'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { startBackground } from './app/background.ts'
import { createCms, type RunningCms } from './app/server.ts'
import { thaiTexts } from './content/thaiTexts.ts'
import { type CmsEnvironment, readEnvironment } from './core/environment.ts'
import { listExamples, seed } from './seed/seed.ts'
import { firstMember } from './staff/members.ts'
import { hasOffice } from './staff/office.ts'
import { announceStaff } from './staff/serve.ts'

/** Three seconds less than the parent process waits before it kills this one. */
const graceMilliseconds = 7000

/** Milliseconds for a load balancer to notice that this process is shutting down. */
const shutdownDelay = 2000

const report = (text: string, done?: number, total?: number) =>
  process.send?.({ type: 'progress', text: total ? `${text} (${done} of ${total})` : text })

try {
  await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function serve() {
  const environment = readEnvironment(process.env)
  const { CMS_HOST, CMS_PORT, DATABASE_URL, VITRINE_DATA, LOG_LEVEL } = environment
  await expectFreePort(CMS_HOST, CMS_PORT)
  report('opening the database')
  const running = await createCms({
    dataDirectory: VITRINE_DATA,
    databaseUrl: DATABASE_URL,
    environment,
    log: pino({ name: 'cms', level: LOG_LEVEL }),
    tracing: await tracingOf(environment),
  })
  const { cms } = running
  cms.metrics.measureProcess()
  const closeSandbox = await openSandbox(environment)
  await seed(cms, report)
  for (const field of await listExamples(cms))
    cms.log.warn({ field }, 'the shop does not show this example: enter it in the back office')
  await cms.media.removeEarlierVersions()
  const url = await listen(running, CMS_HOST, CMS_PORT)
  startWatchdog({ name: 'cms', level: LOG_LEVEL })
  const background = startBackground(cms)
  const withdraw = await announceStaff(cms, url)
  const first = await firstMember(cms)
  closeOnSignal(async () => {
    await withdraw()
    // `npm start` stops the gateway, the only client, before its CMS.
    const isBalanced = environment.isProduction && process.channel === undefined
    const noticed = isBalanced ? delay(shutdownDelay) : undefined
    await running.close(Promise.all([background.stop(), noticed]))
    await closeSandbox()
  })
  process.send?.({
    type: 'ready',
    url,
    lines: [
      `CMS  ${url}/docs  REST, data in ${running.open.location}`,
      ...(environment.PAYMENT_SANDBOX_PORT
        ? [`Payments  ${environment.OMISE_URL}  the sandbox: confirm or decline them`]
        : []),
      ...(hasOffice()
        ? [
            `Back office  ${environment.ADMIN_URL ?? url}/admin  ${first ? `sign in as ${first}; set the password: npm run cms -- password ${first}` : 'for staff'}`,
          ]
        : []),
    ],
  })
  for (const text of (await thaiTexts()).unknown)
    cms.log.warn({ text }, 'a Thai text has no English original')
}

/** Serves a stand-in for the payment provider, loaded only in development, and returns what closes it. */
async function openSandbox({ PAYMENT_SANDBOX_PORT, ...environment }: CmsEnvironment) {
  if (!PAYMENT_SANDBOX_PORT) return async () => {}
  const { startOmise } = await import('@vitrine/commerce/payment/omiseSandbox/startOmise.ts')
  const { fileStore } = await import('@vitrine/commerce/payment/omiseSandbox/storeCharges.ts')
  const { CMS_HOST, CMS_PORT, VITRINE_DATA, PROMPTPAY_ID } = environment
  const omise = await startOmise({
    host: CMS_HOST,
    port: PAYMENT_SANDBOX_PORT,
    promptPayId: PROMPTPAY_ID,
    store: fileStore(join(VITRINE_DATA, 'payment-sandbox.json')),
  })
  omise.isSecure = true
  omise.webhookUrl = `http://127.0.0.1:${CMS_PORT}/api/v1/webhooks/payment`
  return omise.close
}

/** Loads the tracing libraries only if a collector is configured. */
async function tracingOf(environment: CmsEnvironment): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, CMS_SERVICE_NAME } = environment
  if (!endpoint) return undefined
  const { startTracing } = await import('@vitrine/commerce/monitoring/tracing.ts')
  return startTracing(endpoint, CMS_SERVICE_NAME)
}

/** Throws when the port is in use: checked first, because seeding takes several seconds. */
async function expectFreePort(host: string, port: number) {
  const server = createServer().listen(port, host)
  await once(server, 'listening').catch(explainUsedPort(port))
  server.close()
  await once(server, 'close')
}

async function listen({ app, close }: RunningCms, host: string, port: number) {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    await close()
    return explainUsedPort(port)(error)
  }
}

function explainUsedPort(port: number) {
  return (error: unknown): never => {
    const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isInUse) throw error
    throw new Error(`Port ${port} is in use. Stop the program that uses it, or set CMS_PORT.`)
  }
}

function closeOnSignal(close: () => Promise<void>) {
  const isChild = process.channel !== undefined
  const grace = closeWithGrace(
    { delay: graceMilliseconds, skip: isChild ? ['SIGINT'] : [] },
    async ({ err }) => {
      if (err) console.error(err)
      await close()
    },
  )
  if (!isChild) return
  // Ctrl-C reaches the whole process group; the parent decides when this process ends.
  process.on('SIGINT', () => {})
  process.on('disconnect', grace.close)
}
