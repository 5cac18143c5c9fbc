import { localizedProvince, localizedStates } from '@vitrine/commerce/rules/areas/provinces.ts'
import { localizedArea, searchAreas } from '@vitrine/commerce/rules/areas/searchAreas.ts'
import { checkForm, checkIdempotencyKey } from '@vitrine/commerce/rules/checkoutForm.ts'
import { offeredMethods, paymentChoices } from '@vitrine/commerce/rules/paymentMethods.ts'
import { type PickUpStore, shippingDetails } from '@vitrine/commerce/rules/shippingMethods.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import { asc } from 'drizzle-orm'
import { readDeliveryMethods, withCashLimit } from '#cms/cart/deliveryMethods.ts'
import { readGiftWrapOffer } from '#cms/cart/giftWrap.ts'
import { cartContext } from '#cms/cart/routes.ts'
import { readAddresses } from '#cms/customer/addresses/addressBook.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { stores } from '#cms/database/schema/content.ts'
import { contractRoute } from '#cms/http/route.ts'
import { cartOwnerOrGuest, currentCustomer } from '#cms/visitor/sessions.ts'
import { serializeOrders } from '../order/serializeOrders.ts'
import { placeOrder } from './placeOrder.ts'

/** The stores at which orders are collected: all. */
export async function readPickUpStores(database: Database): Promise<PickUpStore[]> {
  const rows = await database.select().from(stores).orderBy(asc(stores.position))
  return rows.map(({ slug, body: { name, location, hours } }) => ({
    slug,
    name,
    address: location.address,
    hours,
  }))
}

export const checkoutRoutes = [
  contractRoute('checkout.read', {
    handle: async (call) => {
      const customer = await currentCustomer(call)
      const saved = customer ? await readAddresses(call.cms.database, customer.id) : []
      const main = saved.find(({ isDefault }) => isDefault)
      const { database, environment, clock } = call.cms
      const stores = await readPickUpStores(database)
      return {
        countries: [{ code: 'TH', name: 'Thailand' }],
        states: localizedStates(call.language),
        hasAreas: true,
        giftWrap: await readGiftWrapOffer(database),
        shippingMethods: (await readDeliveryMethods(database)).map((method) => ({
          ...method,
          price: toBaht(method.price),
          freeFrom: method.freeFrom === null ? null : toBaht(method.freeFrom),
          provinces:
            method.provinces?.map((name) => localizedProvince(call.language, name)) ?? null,
          ...shippingDetails(method.id, stores, clock.now(), environment),
        })),
        paymentMethods: paymentChoices(
          await withCashLimit(database, environment),
          customer === null,
        ),
        addresses: {
          billing: customer?.billing ?? null,
          shipping: main?.address ?? customer?.shipping ?? null,
          saved,
        },
      }
    },
  }),
  contractRoute('checkout.areas', {
    maxAge: 3600,
    handle: async ({ query, language }) =>
      (await searchAreas(query.search)).map((area) => localizedArea(language, area)),
  }),
  contractRoute('checkout.place', {
    handle: async (call) => {
      const idempotencyKey = checkIdempotencyKey(call.request.headers['idempotency-key'])
      const { database, environment } = call.cms
      const checked = await checkForm(
        call.body,
        offeredMethods(await withCashLimit(database, environment)),
        await readPickUpStores(database),
        await readDeliveryMethods(database),
      )
      const owner = await cartOwnerOrGuest(call)
      const placed = await placeOrder(call.cms, cartContext(call), {
        ...checked,
        owner,
        idempotencyKey,
        language: call.language,
        address: call.request.ip,
      })
      const [order] = await serializeOrders(call.cms, call.cms.database, [placed])
      if (!order) throw new Error('The order that was just placed cannot be read')
      return order
    },
  }),
]
