import { emailTransport, runDue } from '@vitrine/cms/app/background.ts'
import { coupons } from '@vitrine/cms/database/schema/cart.ts'
import { orders } from '@vitrine/cms/database/schema/orders.ts'
import { entriesOf, readEntries } from '@vitrine/cms/orders/order/ledger.ts'
import { readTaxDocuments } from '@vitrine/cms/orders/order/taxDocuments.ts'
import { reconcile } from '@vitrine/cms/orders/payment/reconcile.ts'
import { addProduct } from '@vitrine/cms/tests/support/addProduct.ts'
import { paymentProvider } from '@vitrine/commerce/payment/configuredProvider.ts'
import { isWrong, ledgerOf } from '@vitrine/commerce/rules/ledger.ts'
import { type OmiseStandIn, startOmise } from '@vitrine/tests/support/standIns/omise.ts'
import { ApplyCouponDocument } from '@vitrine/web/shop/cart/cart.generated.ts'
import { CancelOrderDocument } from '@vitrine/web/shop/orders/orders.generated.ts'
import { PromptPayDocument } from '@vitrine/web/shop/orders/payment/payment.generated.ts'
import { orderIn, placeOrder, visitorWithCart } from '../shared/buyer.ts'
import { failuresOf, type Line, type Row } from '../shared/row.ts'
import { type Shop, startShop } from '../shared/shop.ts'
import { Tally } from '../shared/tally.ts'

const productId = 900_001
const code = 'FIFTEEN'
/** 15 % off ฿1,290 is not whole baht: ฿193.50 count as ฿194. */
const total = 1096
const charged = total * 100
const half = 54_800

type Charge = OmiseStandIn['charges'][number]

/** The course of a charge, and the part of its money that has to leave again, in satang. */
interface Course {
  name: string
  cancelsFirst?: boolean
  /** The amount that is paid in place of the total. */
  paid?: number
  /** Changes the provider afterwards. */
  afterwards?(omise: OmiseStandIn, charge: Charge): void
  returned: number
}

const courses: readonly Course[] = [
  { name: 'paid', returned: 0 },
  { name: 'paid after the order was cancelled', cancelsFirst: true, returned: charged },
  { name: 'paid with one baht less', paid: charged - 100, returned: charged - 100 },
  {
    name: 'half refunded at the provider',
    returned: half,
    afterwards: ({ refunds }, { id: charge }) =>
      refunds.made.push({
        ...{ object: 'refund', id: `rfnd_${charge}`, charge, amount: half },
        ...{ status: 'closed', metadata: {} },
      }),
  },
  {
    name: 'lost in a dispute',
    returned: charged,
    afterwards: ({ disputes }, { id: charge }) =>
      disputes.push({ id: `dspt_${charge}`, charge, amount: charged, status: 'lost' }),
  },
]

export const money: Row = {
  name: 'money',
  about: '100 orders with a coupon whose money is late, of another amount, refunded or disputed',
  async *run({ times }) {
    yield await pay(times(100))
  },
}

async function pay(count: number): Promise<Line> {
  const omise = await startOmise()
  const tally = new Tally()
  await using shop = await startShop({
    cms: { OMISE_SECRET_KEY: omise.secretKey, OMISE_URL: omise.url },
    prepare: async (database) => {
      const variations = [{ id: productId, stock: count, price: 1290 }]
      await addProduct(database, { id: productId, variations })
      const coupon = { code, description: '', kind: 'percent' as const, amount: 15 }
      await database.insert(coupons).values(coupon)
    },
  })
  omise.webhookUrl = `${shop.url}/api/v1/webhooks/payment`
  const followed = new Map<number, Course>()
  for (let index = 0; index < count; index += 1) {
    const course = courses[index % courses.length]
    if (course) followed.set(await follow(shop, omise, course, tally), course)
  }
  const audit = await auditBooks(shop, followed)
  await omise.close()
  return {
    what: 'Orders with a coupon are paid late, with another amount, refunded and disputed',
    count: `${count} orders, ${tally.count} requests`,
    outcome: `${audit.wrong} wrong books, ${audit.otherAmounts} invoices with another amount than was charged, ${audit.misplaced.length} orders whose money is not where it belongs, ${audit.unknown} unknown entries`,
    failures: failuresOf([
      [audit.orders === count, `${audit.orders} of ${count} orders`],
      [audit.wrong === 0, 'the books of orders are wrong'],
      [audit.otherAmounts === 0, 'charge and invoice differ'],
      [audit.misplaced.length === 0, audit.misplaced.slice(0, 3).join('; ')],
      [audit.unknown === 0, 'entries of the provider fit no order'],
      tally.claim(),
    ]),
  }
}

/** Buys one piece, and lets its money take a course. Returns the order's number. */
async function follow({ url }: Shop, omise: OmiseStandIn, course: Course, tally: Tally) {
  const visitor = await visitorWithCart(url, productId, tally)
  await visitor.run(ApplyCouponDocument, { input: { code } })
  const placed = await placeOrder(visitor, {
    ...{ productId, expectedTotal: total },
    paymentMethod: 'PROMPTPAY',
  })
  const order = orderIn(placed)
  if (!order) throw new Error(`The order was rejected: ${placed.text.slice(0, 300)}`)
  const { id, accessKey: key } = order
  const charge = await until(async () => {
    await visitor.run(PromptPayDocument, { orderId: id, key })
    return omise.charges.find(({ metadata }) => metadata['order'] === id)
  })
  if (course.cancelsFirst) await visitor.run(CancelOrderDocument, { input: { orderId: id, key } })
  if (course.paid) charge.amount = course.paid
  await omise.complete(charge, 'successful')
  course.afterwards?.(omise, charge)
  return Number(id)
}

async function until<Found>(find: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await find()
    if (found) return found
  }
}

/** Ends the background work, and compares the books with what should have come of each order. */
function auditBooks(shop: Shop, followed: ReadonlyMap<number, Course>) {
  return shop.inspect(async (cms) => {
    const transport = emailTransport(cms)
    await reconcile(cms, paymentProvider(cms), cms.clock.now())
    while ((await runDue(cms, transport)) > 0);
    transport.close()
    const stored = await cms.database.select().from(orders)
    const entries = await readEntries(
      cms.database,
      stored.map(({ id }) => id),
    )
    let [wrong, otherAmounts] = [0, 0]
    const misplaced: string[] = []
    for (const order of stored) {
      const own = entriesOf(order.id, entries)
      if (isWrong(order, own)) wrong += 1
      const [invoice] = await readTaxDocuments(cms.database, order.id)
      if (order.paidAt && invoice?.amount !== charged) otherAmounts += 1
      const { returned, owed } = ledgerOf(order, own)
      const course = followed.get(order.id)
      if (returned !== course?.returned || owed !== 0)
        misplaced.push(`${course?.name}: ${returned} satang returned, ${owed} owed`)
    }
    const metric = cms.metrics.registry.getSingleMetric('vitrine_provider_entries_unknown')
    const unknown = (await metric?.get())?.values[0]?.value ?? Number.NaN
    return { orders: stored.length, wrong, otherAmounts, misplaced, unknown }
  })
}
