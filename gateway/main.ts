import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { VariablesError } from '@vitrine/contract/service/readVariables.ts'
import { startWatchdog } from '@vitrine/contract/service/watchdog.ts'
import closeWithGrace from 'close-with-grace'
import { type Environment, readEnvironment } from './server/environment.ts'
import { hasGallery } from './server/gallery.ts'
import { createGateway } from './server/server.ts'
import type { Tracing } from './telemetry/tracing.ts'

// Milliseconds for a load balancer to notice that this process is shutting down.
const shutdownDelay = 2000
const distDirectory = fileURLToPath(new URL('../dist', import.meta.url))

/** Loads the tracing libraries only if a collector is configured. */
async function tracingOf({ tracing }: Environment): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { startTracing } = await import('./telemetry/tracing.ts')
  return startTracing(tracing.endpoint, tracing.serviceName)
}

/** Resolves when `npm start` no longer needs the port for its page that says the shop is opening. */
async function untilPortIsFree() {
  process.channel?.ref()
  process.send?.({ type: 'loaded' })
  await once(process, 'message')
  process.channel?.unref()
}

async function serve() {
  const environment = readEnvironment()
  const { host, port, isProduction, isQa, cmsUrl, contentUrl, logLevel } = environment
  const development = process.argv.includes('--dev')
  const visible = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host
  const gateway = await createGateway({
    cmsUrl,
    contentUrl,
    timeouts: environment.timeouts,
    hasNeutralNames: environment.hasNeutralNames,
    cookieNames: environment.cookieNames,
    clientDocuments: environment.clientDocuments,
    siteUrl: environment.siteUrl ?? `http://${visible}:${port}`,
    isProduction,
    isQa,
    pages: {
      distDirectory,
      development,
      maxStoredBytes: environment.pageCacheMegabytes * 1024 * 1024,
    },
    mediaOrigins: environment.mediaOrigins,
    cardOrigins: environment.cardOrigins,
    tagScriptUrl: environment.tagScriptUrl,
    redisUrl: environment.redisUrl,
    stateRedisUrl: environment.stateRedisUrl,
    webhookSecret: environment.webhookSecret,
    contentWebhookSecret: environment.contentWebhookSecret,
    cmsSecret: environment.cmsSecret,
    metricsToken: environment.metricsToken,
    trustedProxies: environment.trustedProxies,
    tracing: await tracingOf(environment),
    logger: { level: logLevel },
  })
  // The parent process forwards Ctrl-C; handling the terminal's own too would abort the shutdown.
  if (process.send) process.on('SIGINT', () => undefined)
  const grace = closeWithGrace(
    { delay: 10_000, skip: process.send ? ['SIGINT'] : [] },
    async ({ err }) => {
      if (err) gateway.app.log.fatal({ err }, 'the gateway shuts down after an error')
      await gateway.close(isProduction ? wait(shutdownDelay) : undefined)
    },
  )
  process.on('disconnect', () => grace.close())
  startWatchdog({ level: logLevel })
  if (isProduction && environment.siteUrl?.startsWith('https:') && !environment.trustedProxies)
    gateway.app.log.warn(
      'TRUST_PROXY does not name the proxy of SITE_URL: limits count all visitors as one (docs/production.md)',
    )
  if (process.argv.includes('--wait')) await untilPortIsFree()
  const listening = await gateway.app.listen({ host, port })
  const url = `http://${visible}:${new URL(listening).port || port}`
  process.send?.({
    type: 'ready',
    url,
    lines: [
      `Shop        ${url}`,
      `Playground  ${url}/graphql`,
      ...(isQa && hasGallery({ distDirectory, development })
        ? [`Machines    ${url}/_machines`]
        : []),
    ],
  })
}

try {
  await serve()
} catch (error) {
  const isConfigurationError = error instanceof VariablesError
  console.error(isConfigurationError ? error.message : error)
  process.exitCode = 1
}
