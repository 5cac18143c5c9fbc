import { like } from 'drizzle-orm'
import { Kind, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '#cms/background.ts'
import { mails } from '#cms/database/schema/orders.ts'
import { exampleGroups } from '#gateway/playground/examples.ts'
import { createShopper } from '../support/cms/shopper.ts'
import { picture } from '../support/cms/slip.ts'
import { startSeededCms, type TestCms } from '../support/cms/testCms.ts'
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
type Body = { data?: Record<string, never> | null; errors?: unknown }

const operations = new Map(
  exampleGroups
    .flatMap(({ examples }) => examples)
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
  const run = new Set<string>()
  const bodyOf = (name: string, changes: Variables) => {
    run.add(name)
    const { query, variables } = operations.get(name) ?? { query: '' }
    return { query, operationName: name, variables: merge(variables ?? {}, changes) }
  }
  const answered = (name: string, { data, errors }: Body) => {
    expect(errors, name).toBeUndefined()
    expect(Object.values(data ?? {}), name).not.toContain(null)
    return data ?? {}
  }
  return {
    run,
    async ask(name: string, changes: Variables = {}) {
      const body = bodyOf(name, changes)
      const { body: answer } = await shopper.ask<Body>('POST', '/graphql', { body })
      return answered(name, answer)
    },
    async send(name: string, changes: Variables, file: File) {
      const form = new FormData()
      form.set('operations', JSON.stringify(bodyOf(name, changes)))
      form.set('map', JSON.stringify({ 0: ['variables.input.slip'] }))
      form.set('0', file)
      const headers = { 'apollo-require-preflight': '1' }
      const { body: answer } = await shopper.ask<Body>('POST', '/graphql', { body: form, headers })
      return answered(name, answer)
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
  const [mail] = await cms.cms.database.select().from(mails).where(like(mails.subject, 'Reset%'))
  const { searchParams } = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return { resetKey: searchParams.get('key'), resetLogin: searchParams.get('login') }
}

test('every example of the playground runs against the shop, in order', async () => {
  const { run, ask, send } = developer()
  await ask('Register')
  await ask('SignOut')
  await ask('SignIn')
  await ask('Viewer')
  for (const name of ['FindDresses', 'OnSale', 'Product', 'Suggestions', 'Site']) await ask(name)
  for (const name of ['Pages', 'Stories', 'Stores', 'Subscribe']) await ask(name)
  expect((await ask('ProductsById'))['products']).toHaveLength(3)
  await ask('AddToBag')
  const { cart } = await ask('ReadBag')
  const { key } = (cart as unknown as { items: { key: string }[] }).items[0] ?? { key: '' }
  await ask('ChangeQuantity', { key })
  await ask('RemoveLine', { key })
  for (const name of ['AddToBag', 'Coupon', 'Checkout']) await ask(name)
  const { placeOrder: order } = await ask('PlaceOrder')
  const { id } = order as unknown as { id: string }
  expect(await ask('PlaceOrder')).toEqual({ placeOrder: order })
  const slip = new File([new Uint8Array(await picture('jpeg'))], 'slip.jpg', { type: 'image/jpeg' })
  await send('ConfirmPayment', { input: { order: id } }, slip)
  expect((await ask('MyOrders', { id }))['orders']).toHaveLength(1)
  await ask('AddToBag')
  const byCode = { key: 'another-key', input: { paymentMethod: 'OMISE_PROMPTPAY' } }
  const second = (await ask('PlaceOrder', byCode))['placeOrder'] as unknown as { id: string }
  await ask('Pay', { orderId: second.id })
  await ask('Cancel', { id: second.id })
  for (const name of ['AddToWishlist', 'Wishlist', 'RemoveFromWishlist', 'RequestPasswordReset'])
    await ask(name)
  await ask('ResetPassword', { input: await resetLink() })
  expect([...operations.keys()].filter((name) => !run.has(name))).toEqual([])
})
