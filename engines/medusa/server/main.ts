import { redactAddresses } from '@vitrine/contract/service/redactAddresses.ts'
import { startWatchdog } from '@vitrine/contract/service/watchdog.ts'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { readEngineState } from '../launch/engineState.ts'
import { createAdapter } from './app/createAdapter.ts'
import { readEnvironment } from './core/environment.ts'

/** Milliseconds for pending requests, less than the parent process waits before it kills this one. */
const graceMilliseconds = 7000

try {
  const { MEDUSA_PUBLISHABLE_KEY: key, DATABASE_URL } = process.env
  // The seed has left the key in the engine's database.
  const state = !key && DATABASE_URL ? await readEngineState(DATABASE_URL) : null
  const environment = readEnvironment({
    ...process.env,
    MEDUSA_PUBLISHABLE_KEY: key || state?.publishableKey,
  })
  const app = await createAdapter(
    environment,
    pino({
      name: 'medusa-adapter',
      level: environment.LOG_LEVEL,
      hooks: { streamWrite: redactAddresses },
    }),
  )
  startWatchdog({ name: 'medusa-adapter', level: environment.LOG_LEVEL })
  const url = await app.listen({ host: environment.ADAPTER_HOST, port: environment.ADAPTER_PORT })
  closeWithGrace({ delay: graceMilliseconds }, () => app.close())
  process.send?.({ type: 'ready', url, lines: [`CMS  ${url}  REST over Medusa`] })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
