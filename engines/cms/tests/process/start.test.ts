import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Listing } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { programEnvironment } from '@vitrine/tests/support/shop/serverProcess.ts'
import { shareCutImages } from '@vitrine/tests/support/shop/startShop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, unpack } from '#cms/tests/support/snapshots.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const timeout = 240_000
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
  await shareCutImages(join(directory, 'data'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

interface Message {
  type: string
  text?: string
  url?: string
  lines?: string[]
}

/** Starts the CMS as a child process on a free port. */
function start(variables: Record<string, string> = {}, execArgv: string[] = []) {
  const child = fork(main, {
    silent: true,
    execArgv,
    env: {
      ...programEnvironment(),
      CMS_PORT: '0',
      VITRINE_DATA: join(directory, 'data'),
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

/** Waits for the first message that matches. Throws with the CMS's error output when it ends before. */
async function message(
  { child, exit }: ReturnType<typeof start>,
  isWanted: (message: Message) => boolean,
) {
  const { promise, resolve } = Promise.withResolvers<Message>()
  child.on('message', (message: Message) => isWanted(message) && resolve(message))
  const ended = exit.then(({ code, signal, errors }) => {
    throw new Error(`The CMS ended with ${code ?? signal}: ${errors}`)
  })
  return Promise.race([promise, ended])
}
const isReady = ({ type }: Message) => type === 'ready'

test(
  'the CMS starts again after SIGKILL during the seed on a host of its own, shuts down on SIGTERM and on disconnect',
  async () => {
    covers('security.cms.host')

    // Creating a database takes seconds; the power cut has one of its own.
    await unpack(await emptyDatabase(), join(directory, 'data'))
    const killed = start()
    await message(killed, ({ text }) => text?.startsWith('indexing products') ?? false)
    killed.child.kill('SIGKILL')
    expect((await killed.exit).signal).toBe('SIGKILL')

    const second = start({ HOST: '0.0.0.0' })
    const ready = await message(second, isReady)
    const elsewhere = ready.url?.replace('127.0.0.1', '127.0.0.2')
    await expect(fetch(`${elsewhere}/api/v1/cart`)).rejects.toThrow('fetch failed')
    expect(ready.lines?.join()).toContain('/docs')
    const listing = Listing.parse(await (await fetch(`${ready.url}/api/v1/products`)).json())
    expect(listing.pagination.total).toBeGreaterThanOrEqual(120)

    const competitor = start()
    expect(await competitor.exit).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`in use by process ${second.child.pid}`),
    })

    second.child.kill('SIGINT')
    expect((await fetch(`${ready.url}/api/v1/cart`)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.exit).toMatchObject({ code: 0 })

    const third = start({ CMS_HOST: '127.0.0.2' })
    const seeded: string[] = []
    const named = await message(third, (message) => {
      if (message.text) seeded.push(message.text)
      return isReady(message)
    })
    expect(named.url).toContain('//127.0.0.2:')
    expect(seeded.join()).not.toContain('storing')
    third.child.disconnect()
    expect(await third.exit).toMatchObject({ code: 0 })
  },
  timeout,
)

test(
  'the CMS explains that its port is in use before it seeds the catalogue',
  async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    const data = join(directory, 'taken')
    const { exit } = start({ CMS_PORT: String(port), VITRINE_DATA: data })
    const { code, errors } = await exit
    holder.close()
    expect(code).toBe(1)
    expect(errors).toContain(
      `Port ${port} is in use. Stop the program that uses it, or set CMS_PORT.`,
    )
    expect(existsSync(data)).toBe(false)
  },
  timeout,
)
