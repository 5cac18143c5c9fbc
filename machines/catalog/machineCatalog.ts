import type { AnyStateMachine } from 'xstate'
import { cartExamples } from '../cart/cartExamples.ts'
import { cartLineExamples } from '../cart/cartLineExamples.ts'
import { removedLineExamples } from '../cart/removedLineExamples.ts'
import { agentCheckoutExamples } from '../checkout/agentCheckout.ts'
import { checkoutExamples } from '../checkout/checkoutExamples.ts'
import { countdownExamples } from '../countdown/countdownExamples.ts'
import { listingExamples } from '../listing/listingExamples.ts'
import { navigationExamples } from '../navigation/navigationExamples.ts'
import { orderPaymentExamples } from '../orderPayment/orderPaymentExamples.ts'
import { overlaysExamples } from '../overlays/overlaysExamples.ts'
import { popupsExamples } from '../popups/popupsExamples.ts'
import { searchExamples } from '../search/searchExamples.ts'
import { selectionExamples } from '../selection/selectionExamples.ts'
import { sessionExamples } from '../session/sessionExamples.ts'
import { storesExamples } from '../stores/storesExamples.ts'
import type { AnyMachineExamples, MachineExamples } from '../tools/machineExamples.ts'
import { wishlistExamples } from '../wishlist/wishlistExamples.ts'

/** A production machine and its purpose in one sentence. */
export interface CatalogEntry {
  machine: AnyStateMachine
  about: string
  /** Inputs, events and outputs for tests and simulations. */
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

/** Every machine of the shop, in the order of a typical visit. */
export const machineCatalog: readonly CatalogEntry[] = [
  entry(
    navigationExamples,
    'Navigates between pages: shows what is known immediately, and a skeleton only when a page is slow.',
  ),
  entry(listingExamples, "Pages through one listing; Apollo's cache holds the products."),
  entry(
    selectionExamples,
    'Matches the chosen options of a product with its variations, and adds it to the bag once.',
  ),
  entry(
    cartExamples,
    'The shopping bag: an actor per line, adds in sequence, a refresh after overlapping requests.',
  ),
  entry(
    cartLineExamples,
    'One line of the bag: its latest pending change, and at most one request in flight.',
  ),
  entry(removedLineExamples, 'A removed line of the bag, which can be put back for five seconds.'),
  entry(
    wishlistExamples,
    'Saves and removes items in sequence, and retains changes through a sign-in.',
  ),
  entry(
    searchExamples,
    'Debounces search input, drops outdated responses and tracks the active suggestion.',
  ),
  entry(
    sessionExamples,
    'Tracks who is signed in, and resumes actions that a sign-in interrupted.',
  ),
  entry(overlaysExamples, 'Tracks which overlay is open: at most one.'),
  entry(
    popupsExamples,
    'Shows at most one automatic popup in a visit, never while the visitor pays or types.',
  ),
  entry(
    checkoutExamples,
    'Guides from the bag to a confirmed order, placed once, at a total that the shopper has seen.',
  ),
  entry(
    orderPaymentExamples,
    'Shows how an order can be paid: bank details, a QR code, a card, or nothing.',
  ),
  entry(countdownExamples, 'Counts down to a deadline, and stays correct after the device sleeps.'),
  entry(
    storesExamples,
    'Zooms to a store and back, and shows distances when the visitor permits it.',
  ),
]

/** The machines that are drawn: those of the shop's pages, and at last that of agents, which runs in no page. */
export const drawnMachines: readonly CatalogEntry[] = [
  ...machineCatalog,
  entry(
    agentCheckoutExamples,
    'The checkout of an agent: the statuses of UCP, and the browser’s checkout in which its buyer continues.',
  ),
]
