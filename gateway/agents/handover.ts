import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, hashSource } from '../pages/contentSecurityPolicy.ts'
import type { Context } from '../sources/context.ts'
import { AgentCart, type CartState } from './core/agentCart.ts'
import { type AgentOptions, callerOf } from './core/callers.ts'
import type { Caller } from './core/operation.ts'
import { plain } from './core/plain.ts'
import { preparedCookie } from './core/prepared.ts'
import { minorUnits } from './core/protocol.ts'
import { piecesOf, type Session } from './core/sessions.ts'
import { openShop } from './core/shop.ts'
import { cartOf } from './operations/cart.ts'
import { currencyOf, linesView, noticesOf, totalsView } from './ucp/cartView.ts'
import { moneyText } from './ucp/catalogText.ts'

export interface HandoverOptions extends AgentOptions {
  isSecure: boolean
  /** The context of the browser, with its cookies. */
  browserContextOf: (request: FastifyRequest) => Context
}

type Parameters = { Params: { key: string } }

/**
 * Serves the links with which buyers continue what their agents have prepared. The page shows it with current prices; its
 * button puts it into the bag of the browser, once. Opening the page changes nothing, because messengers preview links.
 */
export function registerHandover(app: FastifyInstance, options: HandoverOptions) {
  const { sessions, isSecure, operations, limits, browserContextOf, siteUrl } = options
  const headers = {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  }

  app.get<Parameters>('/agents/continue/:key', async (request, reply) => {
    reply.headers(headers).type('text/html; charset=utf-8')
    const caller = callerOf(request, options, {})
    const session = await sessions.peek(request.params.key)
    if (!session) return reply.code(404).send(expiredPage)
    const prepared = cartOf(session, caller)
    const state = await readPrepared(prepared, session)
    const { cart } = await openShop(operations, limits, browserContextOf(request)).run(
      'AgentCartState',
    )
    return reply.send(preparedPage(prepared, state, caller, cart?.items.length ?? 0))
  })

  app.post<Parameters>('/agents/continue/:key', async (request, reply) => {
    reply.headers(headers)
    const { origin, 'sec-fetch-site': site } = request.headers
    // Another site must not fill the bag of its visitors.
    if (
      (site && site !== 'same-origin') ||
      (origin && origin !== new URL(siteUrl).origin && site !== 'same-origin')
    )
      return reply.code(403).type('text/html; charset=utf-8').send(expiredPage)
    const session = await sessions.open(request.params.key)
    if (!session) return reply.code(404).type('text/html; charset=utf-8').send(expiredPage)
    const caller = callerOf(request, options, {})
    const prepared = cartOf(session, caller)
    const state = await prepared.read()
    const context = browserContextOf(request)
    const bag = new AgentCart(session, openShop(operations, limits, context))
    const lines = state.items.map((line) => ({
      id: prepared.variantOf(line),
      quantity: line.quantity,
    }))
    await bag.setCodes(
      await bag.setLines(lines),
      state.coupons.map(({ code }) => code),
    )
    await sessions.save({ ...session, status: 'handedOver', pieces: piecesOf(state.items) })
    return reply
      .header('set-cookie', [...context.request.cookies.changes, preparedCookie(session, isSecure)])
      .redirect('/checkout', 303)
  })
}

/** The cart of a session with current prices, and the delivery that the agent chose. */
async function readPrepared(
  cart: AgentCart,
  { shippingMethod, destination }: Session,
): Promise<CartState> {
  const state = await cart.read()
  if (!shippingMethod) return state
  const province = destination?.['address_region'] ?? null
  const { estimate } = await cart.shop.run('AgentEstimate', { shippingMethod, province })
  return estimate ? { ...state, totals: estimate } : state
}

const style =
  'body{font:1.0625rem/1.6 Georgia,serif;margin:8vh auto;max-width:32rem;padding:0 1.5rem;color:#1b1816;background:#faf8f4}h1{font-weight:400}ul{list-style:none;padding:0}li{display:flex;gap:1rem;align-items:center;padding:.75rem 0;border-top:1px solid #d8d2c6}img{width:4.5rem;height:auto}b{margin-left:auto;white-space:nowrap}dl{display:grid;grid-template-columns:1fr auto;border-top:1px solid #d8d2c6;padding-top:.75rem}dd{margin:0;text-align:right}dl :nth-last-child(-n+2){font-weight:700}button{font:inherit;width:100%;padding:.9rem;border:0;background:#1b1816;color:#faf8f4;cursor:pointer}a{color:inherit}'
const policy = contentSecurityPolicy({ scripts: [], styles: [hashSource(style)] })

const escapeHtml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

const expiredPage = page(
  'This link is no longer valid',
  '<p>It has expired or was used before. Ask your assistant for a new one.</p><p><a href="/shop">Go to the shop</a></p>',
)

function preparedPage(
  prepared: AgentCart,
  state: CartState,
  caller: Caller,
  ownItems: number,
): string {
  const { session } = prepared
  const currency = currencyOf(state)
  const money = (amount: number) => escapeHtml(moneyText({ amount, currency }))
  const lines = linesView(state, prepared, caller).map(({ item, quantity, totals }) => {
    const image = item.image_url ? `<img src="${escapeHtml(item.image_url)}" alt="">` : ''
    return `<li>${image}<span>${escapeHtml(item.title)}<br>${quantity} × ${money(item.price)}</span><b>${money(totals[0]?.amount ?? 0)}</b></li>`
  })
  const delivery = session.shippingMethod ? 'Delivery' : undefined
  const totals = totalsView(state.totals, delivery).map(
    ({ display_text, amount }) => `<dt>${escapeHtml(display_text)}</dt><dd>${money(amount)}</dd>`,
  )
  const hasChanged =
    session.total !== undefined && session.total !== minorUnits(state.totals.totalPrice)
  const notes = [
    ...(hasChanged
      ? ['The total has changed since your assistant prepared it. This is the current one.']
      : []),
    ...noticesOf(state).map(({ content }) => content),
    ...(ownItems > 0 ? ['These pieces replace what is in your bag.'] : []),
  ].map((note) => `<p role="note">${escapeHtml(plain(note, 300))}</p>`)
  return page(
    'Prepared by your assistant',
    `<p>Nothing is ordered yet. You check your details and pay in the next steps.</p><ul>${lines.join('')}</ul><dl>${totals.join('')}</dl>${notes.join('')}<form method="post"><button>Continue to checkout</button></form>`,
  )
}
