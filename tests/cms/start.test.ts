import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Listing } from '#gateway/contracts/catalog.ts'
import { shareDrawnPictures } from '../support/drawnPictures.ts'

const main = fileURLToPath(new URL('../../cms/main.ts', import.meta.url))
const patience = 240_000
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
  await shareDrawnPictures(join(directory, 'data'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

interface Message {
  type: string
  text?: string
  url?: string
  lines?: string[]
}

/** The CMS as its own process on a free port. */
function start(variables: Record<string, string> = {}) {
  const child = fork(main, {
    silent: true,
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      CMS_PORT: '0',
      VITRINE_DATA: join(directory, 'data'),
      DRAW_AHEAD: '0',
      ...variables,
    },
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal, errors }))
  return { child, exit }
}

/** Its first message of a kind. Throws with its own words when it ends without. */
async function said(
  { child, exit }: ReturnType<typeof start>,
  isWanted: (message: Message) => boolean,
) {
  const { promise, resolve } = Promise.withResolvers<Message>()
  child.on('message', (message: Message) => isWanted(message) && resolve(message))
  const ended = exit.then(({ code, signal, errors }) => {
    throw new Error(`It ended with ${code ?? signal}: ${errors}`)
  })
  return Promise.race([promise, ended])
}
const isReady = ({ type }: Message) => type === 'ready'

test(
  'killed while it seeds, it starts again whole; it ends in order and starts again at once',
  async () => {
    const killed = start()
    await said(killed, ({ text }) => text?.startsWith('indexing products') ?? false)
    killed.child.kill('SIGKILL')
    expect((await killed.exit).signal).toBe('SIGKILL')

    const second = start()
    const ready = await said(second, isReady)
    expect(ready.lines?.join()).toContain('/docs')
    const listing = Listing.parse(await (await fetch(`${ready.url}/api/v1/products`)).json())
    expect(listing.pagination.total).toBeGreaterThanOrEqual(120)

    const rival = start()
    expect(await rival.exit).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`in use by process ${second.child.pid}`),
    })

    second.child.kill('SIGINT')
    expect((await fetch(`${ready.url}/api/v1/cart`)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.exit).toMatchObject({ code: 0 })

    const third = start()
    const seeded: string[] = []
    await said(third, (message) => {
      if (message.text) seeded.push(message.text)
      return isReady(message)
    })
    expect(seeded.join()).not.toContain('storing')
    third.child.disconnect()
    expect(await third.exit).toMatchObject({ code: 0 })
  },
  patience,
)

test(
  'a wrong variable is named before anything is opened',
  async () => {
    const { exit } = start({ DATABASE_URL: 'mysql://localhost/shop' })
    const { code, errors } = await exit
    expect(code).toBe(1)
    expect(errors).toContain('DATABASE_URL=mysql://localhost/shop: ')
    expect(errors).not.toContain('    at ')
  },
  patience,
)

test(
  'a taken port is said in a sentence, before the catalogue is made',
  async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    const data = join(directory, 'taken')
    const { exit } = start({ CMS_PORT: String(port), VITRINE_DATA: data })
    const { code, errors } = await exit
    holder.close()
    expect(code).toBe(1)
    expect(errors).toContain(`Port ${port} is taken. Stop what listens there, or set CMS_PORT.`)
    expect(existsSync(data)).toBe(false)
  },
  patience,
)
