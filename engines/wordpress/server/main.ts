import closeWithGrace from 'close-with-grace'
import { createAdapter } from './createAdapter.ts'
import { readEnvironment } from './environment.ts'

/** Milliseconds for pending requests, less than the parent process waits before it kills this one. */
const graceMilliseconds = 7000

try {
  const environment = readEnvironment(process.env)
  const app = createAdapter(environment, { logger: { level: environment.LOG_LEVEL } })
  // The first visitor after a start need not wait for a slow WordPress.
  const first = ['/api/v1/site-configuration', '/api/v1/pages/home']
  await Promise.all(first.map((path) => app.inject(path)))
  const url = await app.listen({ host: environment.ADAPTER_HOST, port: environment.ADAPTER_PORT })
  closeWithGrace({ delay: graceMilliseconds }, () => app.close())
  process.send?.({ type: 'ready', url, lines: [`Content  ${url}  REST over WordPress`] })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
