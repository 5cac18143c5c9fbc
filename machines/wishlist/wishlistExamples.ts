import { examplesOf } from '../tools/machineExamples.ts'
import { wishlistMachine } from './wishlist.ts'
import { wishlistRaces } from './wishlistRaces.ts'

const change = { productId: '1', isSaved: true }

/** Inputs, events and outputs for tests and simulations of the wishlist machine. */
export const wishlistExamples = examplesOf({
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
