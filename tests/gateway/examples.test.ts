import { runDue } from '@vitrine/cms/app/background.ts'
import { outboxEmails } from '@vitrine/cms/database/schema/orders.ts'
import { createShopper } from '@vitrine/cms/tests/support/shopper.ts'
import { slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { startSeededCms, type TestCms } from '@vitrine/cms/tests/support/testCms.ts'
import { exampleGroups } from '@vitrine/gateway/playground/examples.ts'
import { like } from 'drizzle-orm'
import { Kind, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningGateway, startGateway } from '../support/gateway/startGateway.ts'

let cms: TestCms
let gateway: RunningGateway
beforeAll(async () => {
  cms = await startSeededCms()
  gateway = await startGateway({ cmsUrl: cms.url })
})
afterAll(async () => {
  await gateway.close()
  await cms.close()
})

type Variables = Record<string, unknown>
type Payload = { userErrors?: object[] }
type Placed = { order: { id: string; number: string } }
type Body = { data?: Record<string, never> | null; errors?: unknown }

const operations = new Map(
  exampleGroups
    .flatMap(({ examples }) => examples)
    .filter(({ code }) => code === undefined)
    .flatMap(({ query, variables }) =>
      parse(query).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? [[definition.name?.value ?? '', { query, variables }] as const]
          : [],
      ),
    ),
)

/** Simulates a developer at the playground, who edits only the marked variables of an example. */
function developer() {
  const shopper = createShopper(gateway.url)
  const executed = new Set<string>()
  const bodyOf = (name: string, changes: Variables) => {
    executed.add(name)
    const { query, variables } = operations.get(name) ?? { query: '' }
    return { query, operationName: name, variables: merge(variables ?? {}, changes) }
  }
  const checkedData = (name: string, { data, errors }: Body) => {
    expect(errors, name).toBeUndefined()
    expect(Object.values(data ?? {}), name).not.toContain(null)
    for (const { userErrors } of Object.values<Payload>(data ?? {}))
      expect(userErrors ?? [], name).toEqual([])
    return data ?? {}
  }
  return {
    executed,
    async execute(name: string, changes: Variables = {}) {
      const body = bodyOf(name, changes)
      const { body: response } = await shopper.request<Body>('POST', '/graphql', { body })
      return checkedData(name, response)
    },
    async send(name: string, changes: Variables, file: File) {
      const form = new FormData()
      form.set('operations', JSON.stringify(bodyOf(name, changes)))
      form.set('map', JSON.stringify({ 0: ['variables.input.slip'] }))
      form.set('0', file)
      const headers = { 'apollo-require-preflight': '1' }
      const { body: response } = await shopper.request<Body>('POST', '/graphql', {
        body: form,
        headers,
      })
      return checkedData(name, response)
    },
  }
}

function merge(variables: Variables, changes: Variables): Variables {
  const changed = Object.entries(changes).map(([name, value]) => {
    const before = variables[name]
    const isDeep = isRecord(before) && isRecord(value)
    return [name, isDeep ? merge(before, value) : value]
  })
  return { ...variables, ...Object.fromEntries(changed) }
}

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null

/** The parameters of the link in the email that resets a password. */
async function resetLink() {
  await runDue(cms.cms, { send: async () => Promise.reject(new Error('later')), close: () => {} })
  const [email] = await cms.cms.database
    .select()
    .from(outboxEmails)
    .where(like(outboxEmails.subject, 'Reset%'))
  const { searchParams } = new URL(/https?:\S+/.exec(email?.text ?? '')?.[0] ?? '')
  return { resetKey: searchParams.get('key'), resetLogin: searchParams.get('login') }
}

test('every example of the playground runs against the shop, in order', async () => {
  const { executed, execute, send } = developer()
  await execute('Register')
  await execute('SignOut')
  await execute('SignIn')
  for (const name of ['Viewer', 'Profile', 'UpdateProfile', 'Payments']) await execute(name)
  const { addAddress } = await execute('AddAddress')
  const [saved] = (addAddress as unknown as { addresses: { id: string }[] }).addresses
  for (const name of ['Addresses', 'UpdateAddress', 'RemoveAddress'])
    await execute(name, { id: saved?.id, input: { id: saved?.id } })
  for (const name of ['PersonalData', 'RequestAccountDeletion']) await execute(name)
  await execute('DeleteAccount')
  await execute('Register')
  await execute('ChangePassword', {
    input: { password: 'Password1', confirmPassword: 'Password1' },
  })
  for (const name of ['FindDresses', 'OnSale', 'Product', 'Suggestions', 'Site'])
    await execute(name)
  for (const name of ['Pages', 'Stories', 'Stores', 'Nodes', 'Subscribe']) await execute(name)
  expect((await execute('InThai'))['product']).toMatchObject({
    slug: 'silk-slip-dress',
    name: 'สลิปเดรสไหม',
  })
  expect((await execute('ProductBySku'))['productBySku']).toMatchObject({ name: 'Silk slip dress' })
  expect((await execute('ProductsById'))['listing']).toMatchObject({ nodes: [{}, {}, {}] })
  await execute('AddToBag')
  const { cart } = await execute('ReadBag')
  const { key } = (cart as unknown as { items: { key: string }[] }).items[0] ?? { key: '' }
  await execute('ChangeQuantity', { input: { key } })
  await execute('RemoveLine', { key })
  for (const name of ['AddToBag', 'Coupon', 'GiftWrap', 'Checkout']) await execute(name)
  const { placeOrder: order } = await execute('PlaceOrder')
  const { id, number } = (order as unknown as Placed).order
  expect(await execute('PlaceOrder')).toEqual({ placeOrder: order })
  const slip = new File([new Uint8Array(await slipImage('jpeg'))], 'slip.jpg', {
    type: 'image/jpeg',
  })
  await send('ConfirmPayment', { input: { order: number } }, slip)
  expect((await execute('MyOrders', { id }))['orders']).toMatchObject({ totalCount: 1 })
  await execute('AddToBag')
  const byCode = { input: { idempotencyKey: 'another-key', paymentMethod: 'PROMPTPAY' } }
  const { placeOrder } = await execute('PlaceOrder', byCode)
  const second = (placeOrder as unknown as Placed).order
  await execute('Pay', { orderId: second.id })
  await execute('Cancel', { id: second.id })
  expect(await execute('OrderAgain', { id: second.id })).toMatchObject({ orderAgain: { added: 1 } })
  await execute('OrderLink', { orderId: second.id })
  await execute('Similar')
  for (const name of ['AddToWishlist', 'Wishlist', 'RemoveFromWishlist', 'RequestPasswordReset'])
    await execute(name)
  await execute('ResetPassword', { input: await resetLink() })
  // Cards, banks and apps need keys of a payment provider (engines/cms/tests/orders/cards.test.ts), a return a parcel (returns.test.ts),
  // an account a guest's order (guestLinks.test.ts), an
  // email about a restock a sold-out variation (engines/cms/tests/catalog/stockAlerts.test.ts), and the newsletter the keys of an
  // email (engines/cms/tests/customer/privacy.test.ts).
  const alerts = ['RequestAlert', 'ConfirmAlert', 'Unsubscribe']
  const newsletter = ['ConfirmNewsletter', 'UnsubscribeNewsletter']
  const payments = ['PayByCard', 'CardPayment', 'PayByRedirect', 'RedirectPayment']
  const others = [...payments, 'Return', 'Account', ...alerts, ...newsletter]
  expect([...operations.keys()].filter((name) => !executed.has(name))).toEqual(others)
})
