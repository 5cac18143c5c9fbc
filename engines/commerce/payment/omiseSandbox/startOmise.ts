import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { toString as drawQr } from 'qrcode'
import { redirectMethods } from '../../rules/paymentMethods.ts'
import { sourceNames } from '../../rules/redirectSources.ts'
import { promptPayPayload, sandboxPromptPayId } from '../promptPayResponse.ts'
import { bankPage, chargesPage, omiseScript, vaultPage } from './pages.ts'
import { type StandInRefunds, serveRefunds } from './serveRefunds.ts'
import { type ChargeStore, memoryStore, type StandInCharge } from './storeCharges.ts'

/** Numbers of test cards, as Omise documents them. */
export const testCards = {
  good: '4242424242424242',
  withoutFunds: '4111111111140011',
  /** American Express, which the account of the stand-in does not accept: it makes no token of this card. */
  notAccepted: '378282246310005',
}

/** A local stand-in for Omise's API, as its documentation describes it: charges, tokens, refunds, events. */
export interface OmiseStandIn {
  url: string
  secretKey: string
  publicKey: string
  charges: StandInCharge[]
  refunds: StandInRefunds
  /** Disputes of cardholders with their banks. */
  disputes: { id: string; charge: string; amount: number; status: 'open' | 'won' | 'lost' }[]
  /** The number of requests for charges, including repeated keys. */
  creations: number
  /** The number of requests for the state of a charge. */
  reads: number
  /** Whether the account requires 3-D Secure: cards are then confirmed at the bank. */
  isSecure: boolean
  /** Creates charges and never responds to the requests for them while set. */
  losesResponses: boolean
  /** Responds only with 503 while set. */
  isDown: boolean
  /** Accepts requests and never responds while set. */
  isHanging: boolean
  /** Has no charges and creates none while set. */
  isEmpty: boolean
  /** The minimum length of a QR code's file, in characters. */
  imageSize: number
  /** The time at which charges are created. */
  now: () => Date
  /** The payment methods that are enabled for the account. */
  methods: string[]
  /** The URL of the webhook, empty if no events are to be sent. */
  webhookUrl: string
  /** Makes a token of a card, as the browser does. */
  createToken(number?: string): string
  /** Applies the decision of a card's bank, or the result of a scanned code, and sends the event `charge.complete`. */
  complete(charge: StandInCharge, status: 'successful' | 'failed', code?: string): Promise<void>
  /** Responds again, and breaks the connections that hang. */
  recover(): void
  close(): Promise<void>
}

/** The keys of the stand-in, which Omise rejects. */
export const sandboxKeys = { secretKey: 'skey_test_vitrine', publicKey: 'pkey_test_vitrine' }

interface Options {
  host?: string
  /** The port, or 0 for a free one. */
  port?: number
  promptPayId?: string | undefined
  /** Holds the charges of an earlier run. */
  store?: ChargeStore
}

/** Starts the stand-in, on a free port by default. */
export async function startOmise({
  host = '127.0.0.1',
  port = 0,
  promptPayId = sandboxPromptPayId,
  store = memoryStore,
}: Options = {}): Promise<OmiseStandIn> {
  const { secretKey, publicKey } = sandboxKeys
  const stored = await store.read()
  const hanging = new Set<ServerResponse>()
  const byKey = new Map<string, StandInCharge>()
  /** The card number of each token, until it is used. */
  const tokens = new Map<string, string>()
  const cards = new Map<string, string>(stored.cards)
  const idOf = (kind: string) => `${kind}_test_${randomBytes(8).toString('hex')}`

  const omise: OmiseStandIn = {
    secretKey,
    publicKey,
    charges: stored.charges,
    refunds: { made: stored.refunds, mode: 'closed' },
    disputes: [],
    creations: 0,
    reads: 0,
    isSecure: false,
    losesResponses: false,
    isDown: false,
    isHanging: false,
    isEmpty: false,
    imageSize: 0,
    now: () => new Date(),
    methods: ['card', 'promptpay', ...redirectMethods.flatMap(sourceNames)],
    webhookUrl: '',
    url: '',
    createToken(number = testCards.good) {
      const id = idOf('tokn')
      tokens.set(id, number)
      return id
    },
    async complete(charge, status, code) {
      Object.assign(charge, { status, failure_code: code ?? null, authorize_uri: null })
      await save()
      if (!omise.webhookUrl) return
      const event = { object: 'event', key: 'charge.complete', data: charge }
      await fetch(omise.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      })
    },
    recover() {
      Object.assign(omise, { isDown: false, isHanging: false, losesResponses: false })
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  const save = () =>
    store.write({ charges: omise.charges, refunds: omise.refunds.made, cards: [...cards] })

  const server = createServer(async (request, response) => {
    if (request.method === 'GET' && /^\/charges\/\w+$/.test(request.url ?? '')) omise.reads += 1
    if (omise.isHanging) return void hanging.add(response)
    const { pathname } = new URL(request.url ?? '', omise.url)
    const served = (await serveBrowser(request, response, pathname)) || serveApi(request, response)
    await served
  })

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const refuse = (response: ServerResponse, status: number, code: string) =>
    json(response, status, { object: 'error', code, message: code })
  const isFrom = ({ headers }: IncomingMessage, key: string) =>
    headers.authorization === `Basic ${Buffer.from(`${key}:`).toString('base64')}`

  /** Routes for browsers: the script of tokens, the vault's frame, and the page of the bank. */
  async function serveBrowser(request: IncomingMessage, response: ServerResponse, path: string) {
    const html = (page: string) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    if (path === '/omise.js')
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(omiseScript(omise.url))
    if (path === '/provider') return html(vaultPage)
    if (path === '/tokens' && request.method === 'POST') {
      if (!isFrom(request, publicKey)) return refuse(response, 401, 'authentication_failure')
      const { card } = JSON.parse(await text(request))
      if (!/^\d{16}$/.test(card.number)) return refuse(response, 400, 'invalid_card')
      return json(response, 200, {
        object: 'token',
        id: omise.createToken(card.number),
        used: false,
      })
    }
    if (path === '/') return html(chargesPage(omise.charges))
    const charge = omise.charges.find(({ id }) => path === `/payments/${id}/authorize`)
    if (!charge) return undefined
    if (request.method === 'GET') return html(bankPage(charge))
    const isConfirmed = new URLSearchParams(await text(request)).get('answer') === 'confirm'
    // A second press, a page that was left open or Back decides nothing.
    if (charge.status === 'pending') await settle(charge, isConfirmed)
    return response.writeHead(303, { location: charge.return_uri ?? '/' }).end()
  }

  const settle = (charge: StandInCharge, isConfirmed: boolean) =>
    !isConfirmed
      ? omise.complete(charge, 'failed', 'failed_authentication')
      : cards.get(charge.id) === testCards.withoutFunds
        ? omise.complete(charge, 'failed', 'insufficient_fund')
        : omise.complete(charge, 'successful')

  async function serveApi(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '', omise.url)
    const charge = omise.charges.find(({ id }) => path.startsWith(`/charges/${id}`))
    if (omise.isEmpty) return refuse(response, 404, 'not_found')
    if (omise.isDown) return refuse(response, 503, 'service_unavailable')
    if (!isFrom(request, secretKey)) return refuse(response, 401, 'authentication_failure')
    if (request.method === 'POST' && path === '/charges') {
      const form = new URLSearchParams(await text(request))
      const made = await create(form, String(request.headers['idempotency-key']))
      if (omise.losesResponses) return void hanging.add(response)
      return typeof made === 'string' ? refuse(response, 400, made) : json(response, 200, made)
    }
    if (path === '/charges')
      return json(response, 200, { object: 'list', data: list(searchParams) })
    if (path === '/refunds')
      return json(response, 200, { object: 'list', data: omise.refunds.made })
    if (path === '/account')
      return json(response, 200, {
        ...{ object: 'account', livemode: false, email: 'shop@vitrine.example' },
        webhook_uri: omise.webhookUrl || null,
      })
    if (path === '/capability')
      return json(response, 200, {
        object: 'capability',
        payment_methods: omise.methods.map((name) => ({ object: 'payment_method', name })),
      })
    if (path === '/disputes') return json(response, 200, { object: 'list', data: omise.disputes })
    if (charge && /\/refunds(\?|$)/.test(path))
      return serveRefunds(omise.refunds, charge, request, response).finally(save)
    if (charge && path.endsWith('/qrcode.svg')) {
      const svg = await drawQr(promptPayPayload(promptPayId, charge.amount / 100), {
        type: 'svg',
      })
      return response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end(svg.padEnd(omise.imageSize))
    }
    return charge ? json(response, 200, charge) : refuse(response, 404, 'not_found')
  }

  function list(query: URLSearchParams) {
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 20)]
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9']
    return omise.charges
      .filter(({ created_at: at }) => at >= from && at <= to)
      .slice(offset, offset + limit)
  }

  /** A new charge, the existing charge of a repeated key, or the code of an error. */
  async function create(form: URLSearchParams, key: string): Promise<StandInCharge | string> {
    omise.creations += 1
    const existing = byKey.get(key)
    if (existing) return existing
    const [token, amount] = [form.get('card'), Number(form.get('amount'))]
    const number = tokens.get(token ?? '')
    if (form.get('currency') !== 'thb') throw new Error('The stand-in supports only THB')
    if (amount < 2000 || amount > 15_000_000) return 'invalid_charge'
    if (token && !number) return 'used_token'
    const type = form.get('source[type]') ?? ''
    const isRedirect =
      /^(mobile_banking_\w+|truemoney_jumpapp|rabbit_linepay|installment_\w+)$/.test(type)
    if (isRedirect && !form.get('return_uri')) return 'invalid_charge'
    if (type.startsWith('installment_') && !form.get('source[installment_term]'))
      return 'bad_request'
    if (!token && !isRedirect && type !== 'promptpay')
      throw new Error(`The stand-in does not support ${type}`)
    tokens.delete(token ?? '')
    const id = idOf('chrg')
    const charge: StandInCharge = {
      object: 'charge',
      id,
      amount,
      currency: 'THB',
      status: 'pending',
      created_at: omise.now().toISOString(),
      expires_at: form.get('expires_at') ?? '',
      authorize_uri:
        isRedirect || (number && omise.isSecure) ? `${omise.url}/payments/${id}/authorize` : null,
      return_uri: form.get('return_uri'),
      failure_code: null,
      refunded_amount: 0,
      metadata: {
        order: form.get('metadata[order]') ?? '',
        charge: form.get('metadata[charge]') ?? '',
      },
      source: number
        ? null
        : isRedirect
          ? {}
          : {
              scannable_code: { image: { download_uri: `${omise.url}/charges/${id}/qrcode.svg` } },
            },
    }
    byKey.set(key, charge)
    omise.charges.push(charge)
    if (number) cards.set(id, number)
    await save()
    if (number && !omise.isSecure) await settle(charge, true)
    return charge
  }

  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  omise.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return omise
}
