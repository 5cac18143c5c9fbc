import { localizedProvince, localizedStates } from '@vitrine/commerce/rules/areas/provinces.ts'
import { type PaymentSettings, paymentChoices } from '@vitrine/commerce/rules/paymentMethods.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { Checkout } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { ShippingMethod } from '../medusa/shippingMethods.ts'

/** The response of GET /checkout in a language. */
export function checkoutOptions(
  language: Language,
  methods: readonly ShippingMethod[],
  settings: PaymentSettings,
  addresses: z.infer<typeof Checkout>['addresses'],
  detailsOf: (code: string) => object,
  isGuest: boolean,
): z.infer<typeof Checkout> {
  return {
    countries: [{ code: 'TH', name: 'Thailand' }],
    states: localizedStates(language),
    hasAreas: true,
    shippingMethods: methods.map(({ code, name, price, freeFrom, provinces: deliversTo }) => ({
      id: code,
      title: name,
      price,
      freeFrom,
      provinces: deliversTo?.map((name) => localizedProvince(language, name)) ?? null,
      ...detailsOf(code),
    })),
    paymentMethods: paymentChoices(settings, isGuest),
    addresses,
  }
}
