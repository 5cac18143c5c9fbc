import { z } from 'zod'
import type { AgentCheckoutQuery } from '../../generated/agentDocuments.ts'
import { plain } from '../core/plain.ts'
import { type Message, minorUnits } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'

/** Where and how the shop delivers. */
export type Delivery = NonNullable<AgentCheckoutQuery['checkout']>

const text = z.string().trim().max(200).optional()
const address = z.looseObject({
  id: text,
  first_name: text,
  last_name: text,
  phone_number: text,
  street_address: text,
  extended_address: text,
  address_locality: text.describe('The district.'),
  address_region: text.describe('The province.'),
  postal_code: text,
  address_country: text,
})
const fields = [
  'first_name',
  'last_name',
  'phone_number',
  'street_address',
  'extended_address',
  'address_locality',
  'address_region',
  'postal_code',
  'address_country',
] as const

/** The delivery of a request: one method, one destination, one parcel. */
export const Fulfillment = z.looseObject({
  methods: z
    .array(
      z.looseObject({
        destinations: z.array(address).max(5).optional(),
        selected_destination_id: z.string().max(100).nullish(),
        groups: z
          .array(z.looseObject({ selected_option_id: z.string().max(100).nullish() }))
          .max(5)
          .optional(),
      }),
    )
    .max(5)
    .optional(),
})
export type Fulfillment = z.infer<typeof Fulfillment>

const path = '$.fulfillment.methods[0]'

/** Stores address and delivery method of a request. What is not possible is added to `messages`. */
export function applyFulfillment(
  session: Session,
  { methods: [method] = [] }: Fulfillment,
  { countries, provinces, shippingMethods }: Delivery,
  messages: Message[],
): Session {
  const problem = (where: string, code: string, content: string) =>
    messages.push({
      type: 'error',
      code,
      path: `${path}.${where}`,
      content,
      severity: 'recoverable',
    })
  const changed = { ...session }
  const { destinations = [], selected_destination_id: selected, groups = [] } = method ?? {}
  const given = destinations.find((each) => each.id && each.id === selected) ?? destinations[0]
  if (given) {
    const { address_country: country = 'TH', address_region: region } = given
    const province = provinces.find(
      ({ code, name }) => code === region || name.toLowerCase() === region?.toLowerCase(),
    )
    if (!countries.some(({ code }) => code === country.toUpperCase()))
      problem(
        'destinations[0].address_country',
        'address_undeliverable',
        `The shop delivers to ${countries.map(({ code }) => code).join(', ')}.`,
      )
    else {
      if (region && !province && provinces.length > 0)
        problem(
          'destinations[0].address_region',
          'invalid',
          `There is no province “${plain(region, 50)}”.`,
        )
      const entries = fields.flatMap((name) => (given[name] ? [[name, given[name]] as const] : []))
      changed.destination = {
        ...Object.fromEntries(entries),
        address_country: country.toUpperCase(),
        ...(province && { address_region: province.name }),
      }
    }
  }
  const wanted = groups[0]?.selected_option_id
  if (wanted === null) delete changed.shippingMethod
  else if (wanted !== undefined) {
    if (deliverable(changed, shippingMethods).some(({ id }) => id === wanted))
      changed.shippingMethod = wanted
    else
      problem(
        'groups[0].selected_option_id',
        'invalid',
        'This delivery method is not offered for the address.',
      )
  }
  if (!deliverable(changed, shippingMethods).some(({ id }) => id === changed.shippingMethod))
    delete changed.shippingMethod
  return changed
}

/** The methods that deliver to the province of a session. */
const deliverable = ({ destination }: Session, methods: Delivery['shippingMethods']) => {
  const province = destination?.['address_region']
  return methods.filter(({ provinces }) => !provinces || !province || provinces.includes(province))
}

/** The delivery of a session as UCP describes it. */
export function fulfillmentView(
  session: Session,
  lineIds: string[],
  { shippingMethods }: Delivery,
  items: { amount: number },
) {
  const { destination, shippingMethod } = session
  const options = deliverable(session, shippingMethods).map(({ id, title, price, freeFrom }) => ({
    id,
    title: plain(title, 100),
    totals: [
      {
        type: 'total',
        amount: freeFrom && items.amount >= freeFrom.amount ? 0 : minorUnits(price),
      },
    ],
  }))
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids: lineIds,
        ...(destination && {
          destinations: [{ ...destination, id: 'destination' }],
          selected_destination_id: 'destination',
        }),
        groups: [
          {
            id: 'parcel',
            line_item_ids: lineIds,
            options,
            selected_option_id: shippingMethod ?? null,
          },
        ],
      },
    ],
  }
}
