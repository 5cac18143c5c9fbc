import { ConfirmPaymentDocument } from '@vitrine/web/shop/orders/confirmPayment/confirmPayment.generated.ts'
import { listingAddress } from '../../bench/serverCases/addresses.ts'
import type { AbuseKind, AbuseReport } from './abuse.ts'
import { Tally } from './tally.ts'

interface Request {
  path: string
  init?: RequestInit
  /** The visitor's address; one for all requests by default. */
  address?: string
}

const connections = 50
const oneVisitor = '10.200.0.1'
const slip = new Blob([new Uint8Array(2_000_000)], { type: 'image/jpeg' })

function slipForm(): FormData {
  const form = new FormData()
  const input = {
    name: 'Ploy',
    phoneNumber: '0812345678',
    order: '1234567890',
    transferAmount: '1000',
    bank: 'Kasikornbank',
    slip: null,
  }
  const extensions = { persistedQuery: { version: 1, sha256Hash: ConfirmPaymentDocument.hash } }
  form.set('operations', JSON.stringify({ variables: { input }, extensions }))
  form.set('map', '{"0": ["variables.input.slip"]}')
  form.set('0', slip, 'slip.jpg')
  return form
}

const authPaths = [
  '/auth/google',
  '/auth/google/callback?code=a&state=b',
  '/auth/line',
  '/auth/facebook/callback?error=denied',
]

/** Calls of an agent: searches, new carts, a malformed request, and a batch. */
const calls = [
  ['search_catalog', { catalog: { query: 'dress', pagination: { limit: 24 } } }],
  ['create_cart', { cart: { line_items: [{ item: { id: 'nothing' }, quantity: 1 }] } }],
].map(([name, input]) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: input },
}))
const agentBodies = [
  ...calls.map((call) => JSON.stringify(call)),
  '{"jsonrpc":',
  JSON.stringify(Array.from({ length: 20 }, () => calls[0])),
]

const requests: Record<AbuseKind, (number: number) => Request> = {
  pages: (number) => ({ path: listingAddress(number) }),
  auth: (number) => ({ path: authPaths[number % authPaths.length] ?? '/auth/google' }),
  webhooks: (number) => ({
    path: number % 2 === 0 ? '/api/v1/webhooks/payment' : '/webhooks/changes',
    init: {
      method: 'POST',
      body: JSON.stringify({
        charge: `chrg_${number}`,
        status: 'successful',
        amount: 1,
        paths: ['/'],
      }),
      headers: { 'content-type': 'application/json', 'x-vitrine-signature': 't=1,v1=00' },
    },
  }),
  uploads: () => ({
    path: '/graphql',
    init: { method: 'POST', body: slipForm(), headers: { 'apollo-require-preflight': '1' } },
  }),
  agents: (number) => ({
    path: '/mcp',
    init: {
      method: 'POST',
      body: agentBodies[number % agentBodies.length] ?? '',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    },
  }),
  crowd: (number) => ({
    path: listingAddress(number),
    address: `10.201.${(number >> 8) & 3}.${number & 255}`,
  }),
  previews: (number) => ({
    path: number % 2 === 0 ? '/shop' : `/shop?preview=parameter-${number}`,
    init: { headers: { cookie: `vitrine_preview=cookie-${number}` } },
    address: `10.202.${(number >> 8) & 3}.${number & 255}`,
  }),
}

/** Sends requests over some connections without pause. */
async function run(kind: AbuseKind, url: string, seconds: number): Promise<AbuseReport> {
  const tally = new Tally()
  const until = performance.now() + seconds * 1000
  let number = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        number += 1
        const { path, init, address = oneVisitor } = requests[kind](number)
        try {
          const { status, headers, text } = await fetchText(url + path, init, address)
          tally.record({ status, headers, text: `${path} ${text}` })
        } catch {
          tally.broken += 1
        }
      }
    }),
  )
  return {
    statuses: Object.fromEntries(tally.statuses),
    undocumented: tally.undocumented,
    broken: tally.broken,
  }
}

async function fetchText(url: string, init: RequestInit | undefined, address: string) {
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { ...init?.headers, 'x-forwarded-for': address },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

process.once('message', async (message) => {
  const { kind, url, seconds } = message as { kind: AbuseKind; url: string; seconds: number }
  process.send?.(await run(kind, url, seconds))
  process.disconnect()
})
