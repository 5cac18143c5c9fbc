import { reachRunning } from '@vitrine/cms/commands/reachStaff.ts'
import { readEnvironment } from '@vitrine/cms/core/environment.ts'
import type { Database } from '@vitrine/cms/database/openDatabase.ts'
import type { CategoryRow } from '@vitrine/commerce/staff/content.ts'
import { sql } from 'drizzle-orm'
import { claimFailures, type Row } from '../shared/row.ts'
import { CMS_SECRET, type Shop, startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'
import { nextAddress } from '../shared/visitor.ts'

/** Milliseconds for one request: a call that goes round never responds. */
const timeout = 30_000
/** More than any address of the shop needs. */
const maxRedirects = 3

/** Rows whose redirects form a circle, by their keys: categories and pages with and without a present slug. */
const rowsOfCircles = {
  'former-category-slugs': {
    ...{ dresses: 'dresses-new', 'dresses-new': 'dresses' },
    ...{ lost: 'missing', missing: 'gone', gone: 'lost' },
  },
  'former-page-slugs': {
    ...{ careers: 'jobs', jobs: 'careers' },
    ...{ 'no-page': 'never-a-page', 'never-a-page': 'no-page' },
  },
}

const listings = ['dresses', 'dresses-new', 'lost', 'tops', 'tops-a', 'tops-b']
const pages = ['/careers', '/jobs', '/no-page', '/never-a-page']

export const circles: Row = {
  name: 'circles',
  about:
    'slugs that are renamed and renamed back, with filters that find nothing; no call goes round',
  async *run({ times }) {
    await using shop = await startShop({ prepare: storeCircles })
    await renameRound(shop, 'tops', ['tops-a', 'tops-b', 'tops'])
    const tally = new Tally()
    const endless: string[] = []
    const rounds = times(50)
    for (let round = 0; round < rounds; round += 1) {
      const filter = `brands=nothing${round}`
      for (const slug of listings) {
        await ask(`${shop.cms.url}/api/v1/products?categories=${slug}&${filter}`, tally, endless)
        await ask(`${shop.url}/product-category/${slug}?${filter}`, tally, endless)
      }
      for (const path of pages) {
        await ask(`${shop.cms.url}/api/v1/pages${path}`, tally, endless)
        await ask(`${shop.url}${path}`, tally, endless)
      }
    }
    const health = await fetch(`${shop.cms.url}/healthz`, { signal: AbortSignal.timeout(timeout) })
    yield {
      what: 'Categories and pages whose earlier slugs lead round, with filters that find nothing',
      count: `${tally.count} requests`,
      outcome: `${tally}; ${endless.length} without an end`,
      failures: claimFailures([
        [endless.length === 0, `no end: ${endless.slice(0, 3).join(', ')}`],
        [health.ok, 'the CMS does not respond afterwards'],
        tally.claim(),
      ]),
    }
  },
}

async function storeCircles(database: Database) {
  for (const [key, body] of Object.entries(rowsOfCircles))
    await database.execute(sql`
      insert into site_configurations (key, body) values (${key}, ${JSON.stringify(body)}::jsonb)
      on conflict (key) do update set body = excluded.body`)
}

/** Renames a category of the running shop, as the back office does. */
async function renameRound({ data }: Shop, slug: string, addresses: readonly string[]) {
  const environment = readEnvironment({ NODE_ENV: 'test', VITRINE_DATA: data })
  const staff = await reachRunning(environment)
  if (!staff) throw new Error('The CMS cannot be reached')
  for (const address of addresses) {
    const categories = (await staff.run('categories', {})) as CategoryRow[]
    const { depth, version, ...row } = categories.find((category) => category.slug === slug) ?? {}
    await staff.run('saveCategory', { ...row, seen: version, address })
  }
}

/** Sends a request and follows its redirects. */
async function ask(address: string, tally: Tally, endless: string[]) {
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': nextAddress(), 'x-gateway-secret': CMS_SECRET },
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined)
    if (!response) break
    const { status, headers } = response
    tally.record({ status, headers, text: (await response.text()).slice(0, 300) })
    const location = headers.get('location')
    if (location === null) return
    url = new URL(location, url).href
  }
  endless.push(address)
}
