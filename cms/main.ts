import { once } from 'node:events'
import { createServer } from 'node:net'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { startBackground } from './background.ts'
import { announceStaff } from './commands/serveStaff.ts'
import { readEnvironment } from './environment.ts'
import { seed } from './seed.ts'
import { createCms, type RunningCms } from './server.ts'
import { startWarming, warmFirstScreens } from './warm.ts'

/** Seven seconds leave the parent, which waits ten, time to see the end. */
const graceMilliseconds = 7000

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
  const { HOST, CMS_PORT, DATABASE_URL, VITRINE_DATA, LOG_LEVEL } = environment
  await expectFree(HOST, CMS_PORT)
  report('opening the database')
  const running = await createCms({
    dataDirectory: VITRINE_DATA,
    databaseUrl: DATABASE_URL,
    environment,
    log: pino({ name: 'cms', level: LOG_LEVEL }),
  })
  await seed(running.cms, report)
  await warmFirstScreens(running.cms, report)
  const url = await listen(running, HOST, CMS_PORT)
  const background = startBackground(running.cms)
  const warming =
    environment.DRAW_AHEAD === '1' ? startWarming(running.cms, running.app.server) : undefined
  const withdraw = await announceStaff(running.cms, url)
  closeOnRequest(async () => {
    await withdraw()
    await Promise.all([background.stop(), warming?.stop()])
    await running.close()
  })
  process.send?.({
    type: 'ready',
    url,
    lines: [`CMS  ${url}/docs  REST, data in ${running.open.place}`],
  })
}

/** Looks before the catalogue is made, which takes a while. Throws when something listens there. */
async function expectFree(host: string, port: number) {
  const server = createServer().listen(port, host)
  await once(server, 'listening').catch(rethrowTaken(port))
  server.close()
  await once(server, 'close')
}

async function listen({ app, close }: RunningCms, host: string, port: number) {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    await close()
    return rethrowTaken(port)(error)
  }
}

function rethrowTaken(port: number) {
  return (error: unknown): never => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new Error(`Port ${port} is taken. Stop what listens there, or set CMS_PORT.`)
  }
}

function closeOnRequest(close: () => Promise<void>) {
  const isChild = process.channel !== undefined
  const grace = closeWithGrace(
    { delay: graceMilliseconds, skip: isChild ? ['SIGINT'] : [] },
    async ({ err }) => {
      if (err) console.error(err)
      await close()
    },
  )
  if (!isChild) return
  // Ctrl-C reaches the whole process group; the parent says when to end.
  process.on('SIGINT', () => {})
  process.on('disconnect', grace.close)
}
