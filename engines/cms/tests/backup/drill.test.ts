import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Listing } from '@vitrine/contract/catalog.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#cms/database/openDatabase.ts'
import { variations } from '#cms/database/schema/catalog.ts'
import { seed } from '#cms/seed/seed.ts'
import { buy, type OrderBody, withKey } from '#cms/tests/support/checkout.ts'
import { expectHistory, makeHistory } from '#cms/tests/support/shopHistory.ts'
import {
  type DatabaseKind,
  databaseKinds,
  emptyPlace,
  type Place,
} from '#cms/tests/support/shopPlace.ts'
import { createShopper } from '#cms/tests/support/shopper.ts'
import { sendSlip, slipImage } from '#cms/tests/support/slip.ts'
import { seededDatabase } from '#cms/tests/support/snapshots.ts'
import { wholeCms } from '#cms/tests/support/startCmsProcess.ts'

/**
 * The kinds of database from which and to which a backup goes, with the embedded one to itself only where there is no
 * other.
 */
const drills: [DatabaseKind, DatabaseKind][] = databaseKinds.includes('PostgreSQL')
  ? [
      ['PostgreSQL', 'PostgreSQL'],
      ['PGlite', 'PostgreSQL'],
      ['PostgreSQL', 'PGlite'],
    ]
  : [['PGlite', 'PGlite']]

/** Stores the project's catalogue, with plenty of each product. */
async function stockUp({ dataDirectory, databaseUrl }: Place): Promise<void> {
  const snapshot = databaseUrl ? undefined : await seededDatabase()
  const { database, close } = await openDatabase({ dataDirectory, databaseUrl, snapshot })
  await seed({ database, clock: { now: () => new Date() } }, () => {})
  await database.update(variations).set({ stock: 1000 })
  await close()
}

/** A product without options, and the address of its image. */
async function findProduct(url: string) {
  const response = await fetch(`${url}/api/v1/products?limit=48`)
  const { data } = Listing.parse(await response.json())
  const product = data.find(({ type }) => type === 'simple')
  if (!product?.image) throw new Error('The catalogue has no product without options.')
  return { id: product.id, price: product.price ?? 0, slipImage: product.image.sizes.thumbnail.url }
}

/** The bytes of an image, once it is cut. */
async function cutImage(url: string): Promise<Buffer> {
  const response = await vi.waitUntil(
    async () => {
      const answer = await fetch(url)
      return answer.status === 200 && answer
    },
    { timeout: 120_000 },
  )
  return Buffer.from(await response.arrayBuffer())
}

const slipsOf = async ({ dataDirectory }: Place) => {
  const folder = join(dataDirectory, 'slips')
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'hex')]))
}

test.each(drills)(
  'a shop on %s that takes orders during its backup continues on %s on an empty machine',
  async (from, to) => {
    covers('security.backup.restore')

    const source = await emptyPlace(from)
    await stockUp(source)
    const running = await source.start(wholeCms)
    const product = await findProduct(running.url)
    const history = await makeHistory(running.url, source, product.id)
    const before = await cutImage(running.url + product.slipImage)
    const slips = await slipsOf(source)

    const placed: OrderBody[] = []
    const order = (url: string) =>
      buy(createShopper(url), Number(product.id), { expectedTotal: product.price })
    let isSelling = true
    const selling = (async () => {
      while (isSelling) placed.push(await order(running.url))
    })()
    await vi.waitUntil(() => placed.length >= 2, { timeout: 60_000 })
    const acknowledged = [...placed]
    const archive = join(source.directory, 'shop.tar.gz')
    expect(await source.command('backup', archive)).toMatch(/^Backed up \d+ rows and 2 slips to /)
    isSelling = false
    await selling
    expect(placed.length).toBeGreaterThan(acknowledged.length)
    await running.end('SIGKILL')
    await rm(source.dataDirectory, { recursive: true })

    const target = await emptyPlace(to)
    expect(await target.command('restore', archive)).toMatch(/^Restored \d+ rows and 2 slips of /)
    const restored = await target.start(wholeCms)
    await expectHistory(restored.url, history)
    const statusOf = async ({ orderId, accessKey }: Pick<OrderBody, 'orderId' | 'accessKey'>) => {
      const path = withKey(`/api/v1/orders/${orderId}`, { accessKey })
      return (await createShopper(restored.url).request<OrderBody>('GET', path)).body.status
    }
    for (const order of acknowledged) expect(await statusOf(order)).toBe('on-hold')
    expect(await slipsOf(target)).toEqual(slips)
    expect((await cutImage(restored.url + product.slipImage)).equals(before)).toBe(true)

    const [unpaid] = history.guestOrders
    if (!unpaid) throw new Error('The history has no unpaid order.')
    await sendSlip(createShopper(restored.url), unpaid, { bytes: await slipImage('png') })
    expect(await target.staff.act(unpaid.orderId, 'approve')).toContain('is Processing now')
    expect(await statusOf(unpaid)).toBe('processing')
    const next = await order(restored.url)
    expect(await statusOf(next)).toBe('on-hold')
  },
)
