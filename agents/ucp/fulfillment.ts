import { plain } from '@vitrine/gateway/scalars/textScalars.ts'
import { z } from 'zod'
import { type Message, minorUnits } from '../core/protocol.ts'
import type { Session } from '../core/sessions.ts'
import type { AgentCheckoutQuery } from '../generated/documents.ts'

/** The shop's delivery methods and destinations. */
export type Delivery = NonNullable<AgentCheckoutQuery['checkout']>

const text = z.string().trim().max(200).optional()
const address = z.object({
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
const group = z.looseObject({ selected_option_id: z.string().max(100).nullish() })
const method = z.looseObject({
  destinations: z
    .array(z.looseObject({ ...address.shape, id: text }))
    .max(5)
    .optional(),
  selected_destination_id: z.string().max(100).nullish(),
  groups: z.array(group).max(5).optional(),
})

/** The delivery of a request: one method, one destination, one parcel. */
export const Fulfillment = z.looseObject({ methods: z.array(method).max(5).optional() })

/** Stores address and delivery method of a request, and adds impossible ones to `messages`. */
export function applyFulfillment(
  session: Session,
  { methods: [given] = [] }: z.infer<typeof Fulfillment>,
  { countries, provinces, shippingMethods }: Delivery,
  messages: Message[],
): Session {
  const problem = (where: string, code: string, content: string) => {
    const path = `$.fulfillment.methods[0].${where}`
    messages.push({ type: 'error', code, path, content, severity: 'recoverable' })
  }
  const changed = { ...session }
  const { destinations = [], selected_destination_id: selected, groups = [] } = given ?? {}
  const destination =
    destinations.find((destination) => destination.id && destination.id === selected) ??
    destinations[0]
  if (destination) {
    const country = destination.address_country?.toUpperCase() ?? 'TH'
    const region = destination.address_region
    const province = provinces.find(
      ({ code, name }) => code === region || name.toLowerCase() === region?.toLowerCase(),
    )
    const countryCodes = countries.map(({ code }) => code)
    if (region && !province && provinces.length > 0)
      problem(
        'destinations[0].address_region',
        'invalid',
        `There is no province “${plain(region, 50)}”.`,
      )
    if (countryCodes.includes(country))
      changed.destination = {
        ...Object.fromEntries(
          Object.entries(address.parse(destination)).flatMap(([name, value]) =>
            value ? [[name, value]] : [],
          ),
        ),
        address_country: country,
        ...(province && { address_region: province.name }),
      }
    else
      problem(
        'destinations[0].address_country',
        'address_undeliverable',
        `The shop delivers to ${countryCodes.join(', ')}.`,
      )
  }
  const wanted = groups[0]?.selected_option_id
  if (wanted !== undefined) delete changed.shippingMethod
  const isOffered = (id: string | undefined) =>
    deliverable(changed, shippingMethods).some((item) => item.id === id)
  if (wanted && isOffered(wanted)) changed.shippingMethod = wanted
  else if (wanted)
    problem(
      'groups[0].selected_option_id',
      'invalid',
      'This delivery method is not offered for the address.',
    )
  if (!isOffered(changed.shippingMethod)) delete changed.shippingMethod
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
  const options = deliverable(session, shippingMethods).map(({ id, title, price, freeFrom }) => {
    const isFree = freeFrom && items.amount >= freeFrom.amount
    const totals = [{ type: 'total', amount: isFree ? 0 : minorUnits(price) }]
    return { id, title: plain(title, 100), totals }
  })
  const parcel = {
    id: 'parcel',
    line_item_ids: lineIds,
    options,
    selected_option_id: shippingMethod ?? null,
  }
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
        groups: [parcel],
      },
    ],
  }
}
