import type { z } from 'zod'
import type { Checkout } from '../../../../contract/orders.ts'
import { provinces } from '../../../../contract/rules/areas/provinces.ts'
import {
  type OfferedMethod,
  paymentMethodDescription,
  paymentMethods,
} from '../../../../contract/rules/paymentMethods.ts'
import { toBaht } from '../../../../contract/satang.ts'
import type { ShippingMethod } from '../medusa/shippingMethods.ts'

/** The response of GET /checkout. */
export function checkoutOptions(
  methods: readonly ShippingMethod[],
  offered: readonly OfferedMethod[],
  addresses: z.infer<typeof Checkout>['addresses'],
  detailsOf: (code: string) => object,
  isGuest: boolean,
): z.infer<typeof Checkout> {
  return {
    countries: [{ code: 'TH', name: 'Thailand' }],
    states: [...provinces],
    hasAreas: true,
    shippingMethods: methods.map(({ code, name, price, freeFrom, provinces: deliversTo }) => ({
      id: code,
      title: name,
      price,
      freeFrom,
      provinces: deliversTo,
      ...detailsOf(code),
    })),
    paymentMethods: offered.map((id) => {
      const { title, minTotal, maxTotal } = paymentMethods[id]
      return {
        id,
        title,
        description: paymentMethodDescription(id, isGuest),
        minTotal: minTotal === null ? null : toBaht(minTotal),
        maxTotal: maxTotal === null ? null : toBaht(maxTotal),
      }
    }),
    addresses,
  }
}
