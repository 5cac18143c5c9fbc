import { figure } from '@vitrine/tests/support/measure/figures.ts'
import { textInputs } from '../shared/documentInputs.ts'
import { naughtyStrings } from '../shared/naughtyStrings.ts'
import { claimFailures, type Line, type Row } from '../shared/row.ts'
import { type DatabaseKind, startShop } from '../shared/shop.ts'
import { isDocumented, Tally } from '../shared/tally.ts'
import { Visitor } from '../shared/visitor.ts'

const concurrency = 16
/** Passwords are hashed, which takes a core 50 ms: these documents get every tenth text. */
const hashes = /^(Login|Register|ResetPassword)$/

/** Addresses with a text in a path, a parameter, a form or a header. */
const addresses: Record<
  string,
  (text: string) => {
    path: string
    form?: Record<string, string>
    headers?: Record<string, string>
  }
> = {
  'a page': (text) => ({ path: `/${encode(text)}` }),
  'a product': (text) => ({ path: `/product/${encode(text)}?size=${encode(text)}` }),
  'a category': (text) => ({ path: `/product-category/${encode(text)}` }),
  'a search': (text) => ({ path: `/shop?s=${encode(text)}` }),
  'the filters': (text) => ({
    path: `/shop?brands=${encode(text)}&sizes=${encode(text)}&sort=${encode(text)}`,
  }),
  'a store': (text) => ({ path: `/store-locator/${encode(text)}` }),
  'a look book': (text) => ({ path: `/look-book/${encode(text)}` }),
  'the page of stories': (text) => ({ path: `/stories?page=${encode(text)}` }),
  'an order': (text) => ({ path: `/checkout/order-received/${encode(text)}?key=${encode(text)}` }),
  'an invoice': (text) => ({ path: `/invoice/${encode(text)}?key=${encode(text)}` }),
  'a picture': (text) => ({ path: `/media/${encode(text)}` }),
  'a sign-in': (text) => ({
    path: `/auth/google/callback?code=${encode(text)}&state=${encode(text)}`,
  }),
  'a provider': (text) => ({ path: `/auth/${encode(text)}` }),
  'a GraphQL parameter': (text) => ({
    path: `/graphql?operationName=${encode(text)}&variables=${encode(text)}&extensions=${encode(text)}`,
  }),
  'a cookie': (text) => ({
    path: '/graphql',
    headers: { cookie: `vitrine_cart=${encode(text)}; vitrine_session=${encode(text)}` },
  }),
  'the contact form': (text) => ({
    path: '/component/contact-form/',
    form: { name: text, email: text, phone: text, subject: text, message: text, consent: text },
  }),
  'the appointment form': (text) => ({
    path: '/component/appointment-form/',
    form: {
      name: text,
      email: text,
      phone: text,
      brand: text,
      store: text,
      day: text,
      time: text,
      message: text,
      consent: text,
    },
  }),
}

/** Escapes a text for an address. What is no Unicode text is replaced, and broken escapes stay as they are. */
const encode = (text: string) =>
  /^%[\da-z%]+$/i.test(text) ? text : encodeURIComponent(text.toWellFormed())

export const naughty: Row = {
  name: 'naughty',
  about: '1,000 naughty strings in every text of every document, path, parameter, form and cookie',
  async *run({ times }) {
    const texts = naughtyStrings(times(1000))
    yield await sendDocuments('PostgreSQL', texts)
    yield await sendAddresses('PGlite', texts)
  },
}

async function sendDocuments(database: DatabaseKind, texts: readonly string[]): Promise<Line> {
  await using shop = await startShop({ database })
  const inputs = textInputs()
  const requests = inputs.flatMap((input) =>
    texts
      .filter((_, index) => index % 10 === 0 || !hashes.test(input.document.name))
      .map((text) => ({ input, text })),
  )
  const tally = new Tally()
  const failed: string[] = []
  await inParallel(requests, async ({ input, text }) => {
    const before = tally.undocumentedCount
    await new Visitor(shop.url, tally)
      .run(input.document, input.variablesWith(text))
      .catch(() =>
        failed.push(
          `${input.document.name} ${input.path}: no response to ${JSON.stringify(text.slice(0, 60))}`,
        ),
      )
    if (tally.undocumentedCount > before)
      failed.push(`${input.document.name} ${input.path}: ${JSON.stringify(text.slice(0, 60))}`)
  })
  return await lineOf(
    `Naughty strings in the texts of all documents, on ${database}`,
    `${texts.length} strings, ${inputs.length} inputs, ${figure(requests.length)} requests`,
    shop.url,
    tally,
    failed,
  )
}

async function sendAddresses(database: DatabaseKind, texts: readonly string[]): Promise<Line> {
  await using shop = await startShop({ database })
  const kinds = Object.entries(addresses)
  const requests = kinds.flatMap(([name, make]) =>
    texts.map((text) => ({ name, text, ...make(text) })),
  )
  const tally = new Tally()
  const failed: string[] = []
  await inParallel(requests, async ({ name, text, path, form, headers }) => {
    const before = tally.undocumentedCount
    const visitor = new Visitor(shop.url, tally)
    const sent = form
      ? visitor.send('POST', path, new URLSearchParams(form), { origin: shop.url })
      : visitor.request('GET', path, { headers: headers ?? {} })
    await sent.catch(() =>
      failed.push(`${name}: no response to ${JSON.stringify(text.slice(0, 60))}`),
    )
    if (tally.undocumentedCount > before)
      failed.push(`${name}: ${JSON.stringify(text.slice(0, 60))}`)
  })
  return await lineOf(
    `Naughty strings in paths, parameters, forms and cookies, on ${database}`,
    `${texts.length} strings, ${kinds.length} places, ${figure(requests.length)} requests`,
    shop.url,
    tally,
    failed,
  )
}

async function lineOf(
  what: string,
  count: string,
  url: string,
  tally: Tally,
  failed: string[],
): Promise<Line> {
  const isUp = await fetch(`${url}/shop`).then(isDocumented, () => false)
  return {
    what,
    count,
    outcome: `${tally}; ${tally.undocumentedCount} undocumented failures, ${tally.broken} without a response`,
    failures: claimFailures([
      [isUp, 'the shop does not respond afterwards'],
      [tally.broken === 0, `${tally.broken} requests got no response`],
      [failed.length === 0, failed.slice(0, 12).join('\n  ')],
      tally.claim(),
    ]),
  }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  let next = 0
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < items.length) {
        const item = items[next] as Item
        next += 1
        await work(item)
      }
    }),
  )
}
