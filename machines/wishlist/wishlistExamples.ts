import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { wishlistMachine } from './wishlist.ts'

/** Events of the wishlist machine whose order matters, and why that is right. */
const wishlistRaces: readonly AllowedRace[] = [
  {
    events: [['item.toggled'], ['item.toggled']],
    fields: ['currentChange', 'emitted events', 'pending effects', 'pendingChanges'],
    reason:
      'The shopper’s last change of a product counts; changes of several products are sent in their order.',
  },
  {
    events: [['item.toggled'], ['guest.identified', 'customer.identified', 'signIn.cancelled']],
    states: ['idle', 'saving'],
    fields: ['currentChange', 'emitted events', 'pending effects', 'pendingChanges'],
    reason:
      'A guest’s removal concerns the device only, a customer’s the server; the items of a device are those of its last change in any tab.',
  },
  {
    events: [['guest.identified'], ['customer.identified', 'guest.identified']],
    states: ['idle', 'saving'],
    fields: ['currentChange', 'emitted events', 'pending effects', 'pendingChanges'],
    reason: 'The last answer to who the visitor is counts.',
  },
  {
    events: [['item.toggled'], ['saveItem done', 'saveItem error']],
    fields: ['currentChange', 'pending effects', 'pendingChanges'],
    reason:
      'A change that is not sent yet is replaced by a newer one of the same product; one that was sent is followed by it.',
  },
  {
    events: [['customer.identified'], ['signIn.cancelled']],
    states: ['idle', 'saving'],
    fields: ['currentChange', 'pending effects'],
    reason:
      'After a cancelled sign-in the removals of a guest are dropped; the customer’s own are sent.',
  },
]

const change = { productId: '1', isSaved: true }

/** Inputs, events and outputs for tests and simulations of the wishlist machine. */
export const wishlistExamples = defineExamples({
  machine: wishlistMachine,
  races: wishlistRaces,
  inputs: {
    'a page': {},
    'a page reloaded by the sign-in': { pendingChanges: [change] },
    'a guest’s list of one product': { maxGuestItems: 1 },
  },
  events: {
    'item.toggled': ['1', '2'].flatMap((productId) =>
      [true, false].map((isSaved) => ({ productId, isSaved })),
    ),
    'guest.identified': [{ items: [] }, { items: [change] }],
  },
  outputs: { saveItem: [{ status: 'done' }, { status: 'signedOut' }] },
})
