import type { AnyStateMachine } from 'xstate'
import { cartMachine } from './cart.ts'
import { cartLineMachine } from './cartLine.ts'
import { checkoutMachine } from './checkout.ts'
import { confirmationMachine } from './confirmation.ts'
import { countdownMachine } from './countdown.ts'
import { headerMachine } from './header.ts'
import { listingMachine } from './listing.ts'
import { orderPaymentMachine } from './orderPayment.ts'
import { overlaysMachine } from './overlays.ts'
import { popupsMachine } from './popups.ts'
import { searchMachine } from './search.ts'
import { selectionMachine } from './selection.ts'
import { sessionMachine } from './session.ts'
import { storesMachine } from './stores.ts'
import { submissionMachine } from './submission.ts'
import { wishlistMachine } from './wishlist.ts'

/** A production machine and what it is for, in a sentence. */
export interface CatalogueEntry {
  machine: AnyStateMachine
  about: string
}

/** Every machine that the shop runs, in the order of a shopper's way through it. */
export const catalogue: readonly CatalogueEntry[] = [
  { machine: listingMachine, about: 'Pages through one listing; the products live in the cache.' },
  {
    machine: selectionMachine,
    about: 'Weighs what a shopper chooses of a product against what is sold, and adds it once.',
  },
  {
    machine: cartMachine,
    about:
      'Holds the bag together: an actor per line, adds in turn, one truth when all is settled.',
  },
  {
    machine: cartLineMachine,
    about: 'Keeps the newest wish for one line of the bag, and one request under way for it.',
  },
  {
    machine: wishlistMachine,
    about: 'Saves and removes items one after the other, and keeps wishes through a sign-in.',
  },
  {
    machine: searchMachine,
    about:
      'Decides when to ask for suggestions, which answer counts and what the keyboard points at.',
  },
  {
    machine: sessionMachine,
    about: 'Knows who the shop is talking to, and lets what a sign-in interrupted go on once.',
  },
  { machine: overlaysMachine, about: 'Says which overlay is open: one or none.' },
  {
    machine: popupsMachine,
    about:
      'Queues what pops up by itself and shows at most one of it, never over paying or typing.',
  },
  {
    machine: checkoutMachine,
    about: 'Leads from a settled bag to a confirmed order, once, at a total that was seen.',
  },
  {
    machine: orderPaymentMachine,
    about: 'Shows how an order is still to be paid: bank details, a QR code, or nothing.',
  },
  {
    machine: countdownMachine,
    about: 'Counts down to a deadline of the server, right again after every sleep.',
  },
  { machine: storesMachine, about: 'Zooms to a store and back, and tells distances when allowed.' },
  { machine: submissionMachine, about: 'Sends any form once and keeps what was typed.' },
  {
    machine: confirmationMachine,
    about: 'Asks before something is done that cannot be taken back.',
  },
  { machine: headerMachine, about: 'Hides the header on the way down, offers the way back up.' },
]
