import type { AnyStateMachine } from 'xstate'
import { cartExamples } from '../cart/cartExamples.ts'
import { cartLineExamples } from '../cart/cartLineExamples.ts'
import { checkoutExamples } from '../checkout/checkoutExamples.ts'
import { confirmationExamples } from '../confirmation/confirmationExamples.ts'
import { countdownExamples } from '../countdown/countdownExamples.ts'
import { headerExamples } from '../header/headerExamples.ts'
import { listingExamples } from '../listing/listingExamples.ts'
import { navigationExamples } from '../navigation/navigationExamples.ts'
import { orderPaymentExamples } from '../orderPayment/orderPaymentExamples.ts'
import { overlaysExamples } from '../overlays/overlaysExamples.ts'
import { popupsExamples } from '../popups/popupsExamples.ts'
import { searchExamples } from '../search/searchExamples.ts'
import { selectionExamples } from '../selection/selectionExamples.ts'
import { sessionExamples } from '../session/sessionExamples.ts'
import { storesExamples } from '../stores/storesExamples.ts'
import { submissionExamples } from '../submission/submissionExamples.ts'
import { wishlistExamples } from '../wishlist/wishlistExamples.ts'
import type { AnyMachineExamples, MachineExamples } from './machineExamples.ts'

/** A production machine and what it is for, in a sentence. */
export interface CatalogEntry {
  machine: AnyStateMachine
  about: string
  /** What it may be told and answered, for those who try it. */
  examples: AnyMachineExamples
}

const entry = <Machine extends AnyStateMachine>(
  examples: MachineExamples<Machine>,
  about: string,
): CatalogEntry => ({
  machine: examples.machine,
  about,
  examples: examples as unknown as AnyMachineExamples,
})

/** Every machine that the shop runs, in the order of a shopper's way through it. */
export const machineCatalog: readonly CatalogEntry[] = [
  entry(
    navigationExamples,
    'Leads from page to page: from what is known at once, without a skeleton where a page is quick.',
  ),
  entry(listingExamples, 'Pages through one listing; the products live in the cache.'),
  entry(
    selectionExamples,
    'Weighs what a shopper chooses of a product against what is sold, and adds it once.',
  ),
  entry(
    cartExamples,
    'Holds the bag together: an actor per line, adds in turn, one truth when all is settled.',
  ),
  entry(
    cartLineExamples,
    'Keeps the newest wish for one line of the bag, and one request under way for it.',
  ),
  entry(
    wishlistExamples,
    'Saves and removes items one after the other, and keeps wishes through a sign-in.',
  ),
  entry(
    searchExamples,
    'Decides when to ask for suggestions, which answer counts and what the keyboard points at.',
  ),
  entry(
    sessionExamples,
    'Knows who the shop is talking to, and lets what a sign-in interrupted go on once.',
  ),
  entry(overlaysExamples, 'Says which overlay is open: one or none.'),
  entry(
    popupsExamples,
    'Queues what pops up by itself and shows at most one of it, never over paying or typing.',
  ),
  entry(
    checkoutExamples,
    'Leads from a settled bag to a confirmed order, once, at a total that was seen.',
  ),
  entry(
    orderPaymentExamples,
    'Shows how an order is still to be paid: bank details, a QR code, or nothing.',
  ),
  entry(
    countdownExamples,
    'Counts down to a deadline of the server, right again after every sleep.',
  ),
  entry(storesExamples, 'Zooms to a store and back, and tells distances when allowed.'),
  entry(submissionExamples, 'Sends any form once and keeps what was typed.'),
  entry(confirmationExamples, 'Asks before something is done that cannot be taken back.'),
  entry(headerExamples, 'Hides the header on the way down, offers the way back up.'),
]
