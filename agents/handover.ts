import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import { type PlainPage, plainPage } from '@vitrine/gateway/pages/plainPages.ts'
import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AgentError } from './core/agentError.ts'
import { type AgentOptions, type Caller, createCaller } from './core/caller.ts'
import { preparedCookie } from './core/prepared.ts'
import { minorUnits } from './core/protocol.ts'
import { itemPieces, type Session } from './core/sessions.ts'
import { openShop } from './core/shop.ts'
import { priced, sessionCart } from './operations/prepared.ts'
import { AgentCart, type CartState } from './ucp/agentCart.ts'
import { cartNotices, linesView, totalsView } from './ucp/preparedView.ts'

type KeyRequest = FastifyRequest<{ Params: { key: string } }>

/**
 * Serves the links with which buyers put what their agents have prepared into the bag of the browser, once, by a
 * button. Opening the page changes nothing, because messengers preview links.
 */
export function registerHandover(app: FastifyInstance, options: AgentOptions) {
  app.register(async (scope) => {
    // The form of the page has no fields.
    const parser = { parseAs: 'string', bodyLimit: 1024 } as const
    scope.addContentTypeParser('*', parser, (_, text, done) => done(null, text))
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof AgentError)) request.log.error({ err: error }, 'a hand-over failed')
      const status = error instanceof AgentError ? error.status : 503
      return send(reply, failedPage, status < 400 ? 503 : status)
    })
    const url = '/agents/continue/:key'
    scope.get(url, (request: KeyRequest, reply) => showPrepared(request, reply, options))
    scope.post(url, (request: KeyRequest, reply) => takeOver(request, reply, options))
  })
}

const send = (reply: FastifyReply, { html, policy }: PlainPage, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html)

async function showPrepared(request: KeyRequest, reply: FastifyReply, options: AgentOptions) {
  const { sessions, operations, limits, browserContextOf } = options
  const caller = createCaller(request, options)
  const session = await sessions.peek(request.params.key)
  if (!session) return send(reply, expiredPage, 404)
  const prepared = sessionCart(session, caller)
  const bag = openShop(operations, limits, browserContextOf(request))
  const [state, { cart }] = await Promise.all([
    prepared.read().then((read) => priced(prepared, session, read)),
    bag.run('AgentCartState'),
  ])
  return send(reply, preparedPage(prepared, state, caller, cart?.items.length ?? 0))
}

async function takeOver(request: KeyRequest, reply: FastifyReply, options: AgentOptions) {
  const { sessions, isSecure, operations, limits, browserContextOf, siteUrl } = options
  const { origin, 'sec-fetch-site': site } = request.headers
  // Another site must not fill the bag of its visitors.
  const isOwn = site ? site === 'same-origin' : !origin || origin === new URL(siteUrl).origin
  if (!isOwn) return send(reply, expiredPage, 403)
  const opened = await sessions.open(request.params.key)
  const context = browserContextOf(request)
  const fill = async (session: Session) => {
    if (session.status !== 'open') return false
    const prepared = sessionCart(session, createCaller(request, options))
    const bag = new AgentCart({ ...session, variants: {} }, openShop(operations, limits, context))
    try {
      const { items, coupons } = await prepared.read()
      const lines = items.map((line) => ({
        item: { id: prepared.variantOf(line) },
        quantity: line.quantity,
      }))
      const codes = coupons.map(({ code }) => code)
      const taken = await bag.setCodes(await bag.setLines(lines), codes)
      if (taken.items.length === 0) throw new AgentError('out_of_stock', 'All pieces are sold.')
      await sessions.save({ ...session, status: 'handedOver', pieces: itemPieces(taken.items) })
      return true
    } catch (error) {
      // The link is valid again, so that the buyer can repeat it.
      await sessions.save(session)
      throw error
    }
  }
  const isTaken = opened && (await sessions.change(opened.id, fill))
  if (!isTaken) return send(reply, expiredPage, 404)
  reply
    .header('cache-control', 'no-store')
    .header('set-cookie', [...context.request.cookies.changes, preparedCookie(opened, isSecure)])
  return redirectLocally(reply, '/checkout', 303)
}

const style =
  'body{margin:6vh auto 10vh;max-width:32rem}ul{list-style:none;padding:0}li{display:flex;gap:1rem;align-items:center;padding:.75rem 0;border-top:1px solid #d8d2c6}img{width:4.5rem;height:auto}b{margin-left:auto;white-space:nowrap;font-weight:400}dl{display:grid;grid-template-columns:1fr auto;border-top:1px solid #d8d2c6;padding-top:.75rem}dd{margin:0;text-align:right}dl :nth-last-child(-n+2){font-weight:700}button{font:inherit;width:100%;padding:.9rem;border:0;background:#1b1816;color:#faf8f4;cursor:pointer}button:focus-visible,a:focus-visible{outline:2px solid;outline-offset:3px}'

const expiredPage = plainPage(
  'This link is no longer valid',
  '<p>It has expired or was used before. Ask your assistant for a new one.</p><p><a href="/shop">Go to the shop</a></p>',
)

const failedPage = plainPage(
  'We couldn’t open this',
  '<p>The link stays valid. Please try again in a minute.</p><p><a href="">Try again</a></p>',
)

function preparedPage(
  prepared: AgentCart,
  state: CartState,
  caller: Caller,
  ownItems: number,
): PlainPage {
  const { total, shippingMethod } = prepared.session
  // As the shop shows amounts, such as ฿6,900.
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: state.totals.totalPrice.currencyCode,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const money = (amount: number) => escapeHtml(format.format(amount / 100))
  const lines = linesView(state, prepared, caller).map(({ item, quantity, totals }) => {
    const image = item.image_url ? `<img src="${escapeHtml(item.image_url)}" alt="">` : ''
    return `<li>${image}<span>${escapeHtml(item.title)}<br>${quantity} × ${money(item.price)}</span><b>${money(totals[0]?.amount ?? 0)}</b></li>`
  })
  const totals = totalsView(state.totals, shippingMethod && 'Delivery').map(
    ({ type, display_text, amount }) =>
      `<dt>${escapeHtml(display_text)}</dt><dd>${type === 'fulfillment' && amount === 0 ? 'Free' : money(amount)}</dd>`,
  )
  const hasChanged = total !== undefined && total !== minorUnits(state.totals.totalPrice)
  const notes = [
    hasChanged
      ? 'The total has changed since your assistant prepared it. This is the current one.'
      : '',
    ...cartNotices(state).map(({ content }) => content),
    ownItems > 0 ? 'These pieces replace what is in your bag.' : '',
  ].map((note) => note && `<p role="note">${escapeHtml(plain(note, 300))}</p>`)
  return plainPage(
    'Prepared by your assistant',
    `<p>Nothing is ordered yet. You check your details and pay in the next steps.</p><ul>${lines.join('')}</ul><dl>${totals.join('')}</dl>${notes.join('')}<form method="post"><button>Continue to checkout</button></form>`,
    style,
  )
}
