import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { loadDocuments } from '../support/gateway/documents.ts'
import { getPage, prepareFixture } from '../support/gateway/fixtureShop.ts'
import { reportChanges } from '../support/gateway/reportChanges.ts'
import { startGateway } from '../support/gateway/startGateway.ts'
import { replaceInResponses } from '../support/standIns/standInResponses.ts'
import { expected, query, secret, startTwo } from './twoGateways.ts'

test('a response cached by one gateway is served by the other', async () => {
  await using two = await startTwo()
  expect((await two.one.postQuery(query)).data).toEqual(expected)
  await expect.poll(two.countStored).toBe(1)
  expect((await two.other.postQuery(query)).data).toEqual(expected)
  expect(two.cms.calls).toHaveLength(1)
})

test('a change reported to one gateway invalidates both', async () => {
  covers('calls.cache.change-notice')

  await using two = await startTwo()
  await two.one.postQuery(query)
  await expect.poll(two.countStored).toBe(1)
  await two.other.postQuery(query)
  await reportChanges(two.one.url, secret, Date.now(), ['/store-locators'])
  expect(await two.countStored()).toBe(0)
  await expect
    .poll(async () => {
      await two.other.postQuery(query)
      return two.cms.calls.length
    })
    .toBe(2)
})

/** Two gateways that have each stored the stores page, which has changed since. */
async function startTwoWithPages(options: Parameters<typeof startTwo>[0] = {}) {
  const fixture = await prepareFixture()
  const two = await startTwo({ ...fixture.options, ...options })
  const pages = () =>
    Promise.all([two.one, two.other].map(async ({ url }) => (await getPage(`${url}/stores`)).html))
  const slugs = async () => (await pages()).map((html) => /hat-lane|new-lane/.exec(html)?.[0])
  expect(await slugs()).toEqual(['hat-lane', 'hat-lane'])
  replaceInResponses(two.cms, 'hat-lane', 'new-lane')
  expect(await slugs()).toEqual(['hat-lane', 'hat-lane'])
  return {
    ...two,
    slugs,
    async [Symbol.asyncDispose]() {
      await two[Symbol.asyncDispose]()
      await fixture[Symbol.asyncDispose]()
    },
  }
}

test('pages are dropped when the connection over which changes are reported was lost', async () => {
  await using two = await startTwoWithPages()
  await two.redis.kill()
  expect(await two.slugs()).toEqual(['hat-lane', 'hat-lane'])
  await two.redis.open()
  await expect.poll(two.slugs).toEqual(['new-lane', 'new-lane'])
})

test('a change that could not be published is published when Redis is back', async () => {
  await using two = await startTwoWithPages({ redisTimeout: 100 })
  two.redis.freeze()
  await reportChanges(two.one.url, secret, Date.now(), ['/store-locators'])
  expect((await two.slugs())[1]).toBe('hat-lane')
  two.redis.thaw()
  await expect.poll(two.slugs).toEqual(['new-lane', 'new-lane'])
})

test("rate limits count a visitor's requests at both gateways together", async () => {
  const submit =
    'mutation { submitForm(input: { form: NEWSLETTER, data: [{ name: "email", value: "a@b.co" }] }) { message } }'
  await using two = await startTwo({
    isProduction: true,
    documents: await loadDocuments(submit),
    allowed: {
      request: { times: 100, window: 3_600_000 },
      submitForm: { times: 4, window: 3_600_000 },
    },
  })
  // Each gateway alone would allow four. A count that Redis does not confirm within 100 ms, as on a busy machine, is not
  // shared, so one more than four may be allowed.
  const statuses: number[] = []
  for (const gateway of Array(4).fill([two.one, two.other]).flat())
    statuses.push((await gateway.postQuery(submit)).status)
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200])
  expect(statuses.slice(6)).toEqual([429, 429])
})

test('an unavailable or unresponsive Redis causes no errors', async () => {
  await using two = await startTwo({ redisTimeout: 100 })
  two.cms.cacheControl = 'public, max-age=0'
  const expectResponses = async () => {
    for (const gateway of [two.one, two.other]) {
      const { data, errors } = await gateway.postQuery(query)
      expect({ data, errors }).toEqual({ data: expected, errors: [] })
    }
  }
  await expectResponses()
  two.redis.freeze()
  await expectResponses()
  two.redis.thaw()
  await two.redis.kill()
  await expectResponses()
  await two.redis.open()
  await expect
    .poll(
      async () => {
        await expectResponses()
        return two.countStored()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
})

test('invalid values in Redis are ignored', async () => {
  await using two = await startTwo()
  await two.one.postQuery(query)
  await expect.poll(two.countStored).toBe(1)
  const [key = ''] = await two.redis.client.keys('vitrine:read:*')
  for (const text of ['', 'null', '"text"', '{', '[]', '{"value":{"slug":1}}']) {
    await two.redis.client.set(key, text)
    const fresh = await startGateway({ cmsUrl: two.cms.url, redisUrl: two.redis.url })
    const { data, errors } = await fresh.postQuery(query)
    await fresh.close()
    expect({ data, errors }).toEqual({ data: expected, errors: [] })
  }
})
