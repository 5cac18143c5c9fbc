/** The path of a test file and a part of a test's title. */
export type NamedTest = readonly [file: string, title: string]

/**
 * Tests of clauses beyond those generated from machines, by the id of a clause or a group of clauses (`cart.quantity.*`).
 * Generated tests of a clause's states need no entry.
 */
export const clauseTests: Readonly<Record<string, readonly NamedTest[]>> = {
  'analytics.add-payment-info': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.add-shipping-info': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.add-to-cart': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.address': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.begin-checkout': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.generate-lead': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a chosen card, a search, a sign-in, a registration and a newsletter are reported',
    ],
  ],
  'analytics.login': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a chosen card, a search, a sign-in, a registration and a newsletter are reported',
    ],
  ],
  'analytics.page-view': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'analytics receives no event before consent, and then every earlier one',
    ],
  ],
  'analytics.purchase': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.remove-from-cart': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.search': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a chosen card, a search, a sign-in, a registration and a newsletter are reported',
    ],
  ],
  'analytics.select-item': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a chosen card, a search, a sign-in, a registration and a newsletter are reported',
    ],
  ],
  'analytics.sign-up': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a chosen card, a search, a sign-in, a registration and a newsletter are reported',
    ],
  ],
  'analytics.tags.ads': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'each category allows its own tag, and a withdrawn consent stops them',
    ],
  ],
  'analytics.tags.cards': [
    ['tests/e2e/frame/analytics.spec.ts', 'the page where cards are entered loads no tag'],
  ],
  'analytics.tags.measurement': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.tags.policy': [
    [
      'tests/gateway/pages/tagPolicy.test.ts',
      'a page allows the hosts of the tags that are set, and of no others',
    ],
  ],
  'analytics.tags.settings': [
    [
      'tests/gateway/pages/tagPolicy.test.ts',
      'the tags are those of the site settings, and an id out of contract is reported',
    ],
  ],
  'analytics.tags.withdrawn': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'each category allows its own tag, and a withdrawn consent stops them',
    ],
  ],
  'analytics.typed-text': [
    [
      'tests/web/bagAnalytics.test.ts',
      'an item is reported with what was chosen, and without what was typed',
    ],
  ],
  'analytics.view-cart': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.view-item': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'analytics.view-item-list': [
    [
      'tests/e2e/frame/analytics.spec.ts',
      'a purchase is reported from the list to the order, each event once, and none before consent',
    ],
  ],
  'cart.totals.fees': [['tests/web/totals.test.tsx', 'each fee is a row with its name']],
  'checkout.confirmation.closed': [
    [
      'tests/e2e/orders/orders.spec.ts',
      'the confirmation page of a cancelled order says so, and gives no thanks',
    ],
  ],
  'calls.breaker.sides': [
    [
      'tests/gateway/breakerFamilies.test.ts',
      'reads of a family that hang do not hold back its writes',
    ],
  ],
  'calls.breaker.payment': [
    [
      'tests/gateway/breakerFamilies.test.ts',
      'payment reads that hang hold back neither the options of the checkout nor an order',
    ],
    [
      'tests/cms/orders/hangingProvider.test.ts',
      'orders are placed while the payment provider hangs and shoppers read their QR codes',
    ],
  ],
  'calls.cart.update': [
    [
      'tests/cms/cart/cart.test.ts',
      'PATCH and PUT set the quantity and reject one outside the limits',
    ],
  ],
  'calls.cart.update-put': [
    [
      'tests/cms/cart/cart.test.ts',
      'PATCH and PUT set the quantity and reject one outside the limits',
    ],
  ],
  'calls.content.form': [['tests/cms/http/http.test.ts', 'the newsletter accepts an email']],
  'cart.flush.unload': [
    [
      'tests/e2e/cart/bag.spec.ts',
      'a pending quantity is sent when the page is left, and other tabs update',
    ],
  ],
  'cart.line.text': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'each monogram is a line of its own in the bag and at the checkout',
    ],
  ],
  'cart.line.text-gone': [
    [
      'tests/cms/cart/texts.test.ts',
      'a line follows the price of its text, and goes when the text is not offered any more',
    ],
  ],
  'cart.line.text-rules': [['tests/cms/cart/texts.test.ts', 'is rejected']],
  'cart.line.texts-apart': [
    [
      'tests/cms/cart/texts.test.ts',
      'the same product is a line of its own for each text, and another one without',
    ],
  ],
  'cart.quantity.immediate': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'a shopper selects a size, adds the dress to the bag, changes its quantity and removes it',
    ],
    [
      'tests/e2e/orders/purchase.spec.ts',
      'a shopper selects a size, adds the dress to the bag, changes its quantity and removes it',
    ],
  ],
  'cart.quantity.typed-over': [
    ['tests/machines/cartLine.test.ts', 'the desired quantity is within the limits'],
  ],
  'cart.quantity.typed-under': [
    ['tests/machines/cartLine.test.ts', 'the desired quantity is within the limits'],
  ],
  'cart.remove.confirmation': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'a shopper selects a size, adds the dress to the bag, changes its quantity and removes it',
    ],
  ],
  'confirm-payment.failure': [
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'a failed form keeps its values and shows the server’s message',
    ],
  ],
  'confirm-payment.reload': [
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'an expired session opens the sign-in, and the form is restored afterwards',
    ],
  ],
  'checkout.area.search': [
    ['tests/cms/orders/addresses/areas.test.ts', 'areas are found by any part in English or Thai'],
    ['tests/e2e/orders/areas.spec.ts', 'a shopper completes an address by keyboard'],
  ],
  'checkout.area.fill': [
    ['tests/e2e/orders/areas.spec.ts', 'a shopper completes an address by keyboard'],
  ],
  'checkout.area.keyboard': [
    ['tests/e2e/orders/areas.spec.ts', 'a shopper completes an address by keyboard'],
  ],
  'checkout.area.free': [
    ['tests/e2e/orders/areas.spec.ts', 'an address is free text when the areas fail to load'],
  ],
  'checkout.autofill': [
    ['tests/e2e/orders/areas.spec.ts', 'a browser fills in an address without a list'],
  ],
  'checkout.delivery.changed': [
    [
      'tests/e2e/orders/areas.spec.ts',
      'express delivery is offered in Bangkok and not in Chiang Mai',
    ],
  ],
  'checkout.delivery.offered': [
    [
      'tests/e2e/orders/areas.spec.ts',
      'express delivery is offered in Bangkok and not in Chiang Mai',
    ],
  ],
  'checkout.delivery.rejected': [
    [
      'tests/cms/orders/addresses/areas.test.ts',
      'express delivery to Chiang Mai is rejected in the estimate and in the order',
    ],
  ],
  'checkout.tax-invoice.fields': [
    ['tests/e2e/orders/areas.spec.ts', 'a company and its tax id appear in the order'],
  ],
  'checkout.tax-invoice.shown': [
    [
      'tests/cms/orders/addresses/taxIds.test.ts',
      'the invoice shows the company, its tax id and the country',
    ],
    ['tests/e2e/orders/areas.spec.ts', 'a company and its tax id appear in the order'],
  ],
  'confirm-payment.draft.order': [
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'the draft of one order does not appear at another order',
    ],
  ],
  'confirm-payment.key': [
    [
      'tests/cms/orders/addresses/phones.test.ts',
      'an order whose phone number cannot be matched is paid with its key',
    ],
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'a guest sends the slip through the link of the order with another phone number',
    ],
  ],
  'confirm-payment.phone-format': [
    [
      'tests/cms/orders/addresses/phones.test.ts',
      'an order has its phone numbers as E.164, and a slip may spell them otherwise',
    ],
  ],
  'errors.cancel-order.failure': [
    [
      'tests/e2e/orders/orders.spec.ts',
      'cancelling an order that can no longer be cancelled shows a message and its current status',
    ],
  ],
  'listing.density.persist': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'four columns load 16 products per page, and the choice is stored',
    ],
  ],
  'listing.look-books.append': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'reaching the end loads the next page, and look books are placed as specified',
    ],
  ],
  'listing.look-books.four-columns': [
    ['tests/web/interleave.test.ts', 'look books are at the positions of their density'],
  ],
  'listing.look-books.mobile': [
    ['tests/web/interleave.test.ts', 'look books are at the positions of their density'],
  ],
  'listing.look-books.three-columns': [
    ['tests/web/interleave.test.ts', 'look books are at the positions of their density'],
  ],
  'listing.page.next': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'reaching the end loads the next page, and look books are placed as specified',
    ],
  ],
  'listing.page.size': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'four columns load 16 products per page, and the choice is stored',
    ],
  ],
  'listing.selection.address': [
    [
      'tests/e2e/catalog/listing.spec.ts',
      'filters narrow the grid, appear in the address and as chips, and are removed one by one or together',
    ],
  ],
  'product.stock.left': [
    ['tests/e2e/catalog/product.spec.ts', 'the last pieces of the chosen variation are counted'],
  ],
  'product.stock.few': [
    [
      'tests/cms/cart/formulas.test.ts',
      'a variation says how many pieces are left when it has three or fewer',
    ],
  ],
  'orders.return.request': [
    [
      'tests/e2e/orders/returns.spec.ts',
      'a guest requests a return with a reason and follows it until the refund',
    ],
    ['tests/cms/orders/returns.test.ts', 'only the owner of an order can return it'],
  ],
  'orders.return.reason': [
    [
      'tests/e2e/orders/returns.spec.ts',
      'a guest requests a return with a reason and follows it until the refund',
    ],
    [
      'tests/cms/orders/returns.test.ts',
      'an item of another order, one listed twice and one without a reason are rejected',
    ],
  ],
  'orders.return.window': [
    [
      'tests/cms/orders/returns.test.ts',
      'an order can be returned for 14 days from its delivery, and 21 days from its parcel without one',
    ],
  ],
  'orders.return.piece': [
    [
      'tests/cms/orders/returns.test.ts',
      'a piece is returned at most once, and a rejected return can be requested again',
    ],
    [
      'tests/cms/orders/returns.test.ts',
      'requests at the same time never return more pieces than were bought',
    ],
  ],
  'orders.return.once': [
    ['tests/cms/orders/returns.test.ts', 'a repeated request is written once'],
  ],
  'orders.return.statuses': [
    [
      'tests/e2e/orders/returns.spec.ts',
      'a guest requests a return with a reason and follows it until the refund',
    ],
    [
      'tests/cms/orders/returns.test.ts',
      'a received return is refunded and restocked once, and is refunded when its refund is done',
    ],
  ],
  'orders.return.label': [
    [
      'tests/cms/orders/returns.test.ts',
      'an approved return has a label, on the order and in the email',
    ],
    [
      'tests/e2e/orders/returns.spec.ts',
      'a guest requests a return with a reason and follows it until the refund',
    ],
  ],
  'orders.return.email': [
    [
      'tests/cms/orders/returns.test.ts',
      'an approved return has a label, on the order and in the email',
    ],
    [
      'tests/cms/orders/returns.test.ts',
      'a return of pieces is requested with a reason, shown on the order and confirmed by email',
    ],
  ],
  'orders.return.staff': [
    ['tests/cms/orders/returns.test.ts', 'staff decide once, in any order of their commands'],
  ],
  'orders.return.refund': [
    [
      'tests/cms/orders/returns.test.ts',
      'a received return is refunded and restocked once, and is refunded when its refund is done',
    ],
    [
      'tests/cms/orders/returns.test.ts',
      'a return without restocking leaves the stock, and staff choose another amount',
    ],
  ],
  'orders.return.restock': [
    [
      'tests/cms/orders/returns.test.ts',
      'a return without restocking leaves the stock, and staff choose another amount',
    ],
  ],
  'orders.return.shown': [
    [
      'tests/e2e/orders/returns.spec.ts',
      'a guest requests a return with a reason and follows it until the refund',
    ],
  ],
  'orders.return.absent': [
    [
      'tests/gateway/orderReturns.test.ts',
      'an order of a CMS without returns has none and no item that can be returned',
    ],
  ],
  'orders.again.bag': [
    [
      'tests/cms/orders/orderAgain.test.ts',
      'the pieces of an order are put into the bag once, however often it is ordered again',
    ],
    [
      'tests/e2e/orders/orderAgain.spec.ts',
      'ordering again puts the items into the bag, and a failure can be repeated',
    ],
  ],
  'orders.again.once': [
    [
      'tests/cms/orders/orderAgain.test.ts',
      'ordering again at the same time adds each piece once and leaves more pieces as they are',
    ],
  ],
  'orders.again.unavailable': [
    [
      'tests/cms/orders/orderAgain.test.ts',
      'what is sold out, reduced or removed is listed with the number of missing pieces',
    ],
  ],
  'orders.again.paid': [
    [
      'tests/cms/orders/orderAgain.test.ts',
      'an order that waits to be paid cannot be ordered again, and says so',
    ],
    [
      'tests/e2e/orders/orderAgain.spec.ts',
      'ordering again puts the items into the bag, and a failure can be repeated',
    ],
  ],
  'orders.again.owner': [
    ['tests/cms/orders/orderAgain.test.ts', 'only the owner of an order can order it again'],
  ],
  'orders.lookup.letter': [
    [
      'tests/cms/orders/guestLinks.test.ts',
      'a phone number of the order sends the link to the order’s address',
    ],
    [
      'tests/e2e/orders/orderLookup.spec.ts',
      'a guest has the link to an order emailed by its number and a phone number',
    ],
  ],
  'orders.lookup.same-response': [
    [
      'tests/cms/orders/guestLinks.test.ts',
      'requesting a link responds alike for every order, and sends letters to the order’s address only',
    ],
    [
      'tests/e2e/orders/orderLookup.spec.ts',
      'a guest has the link to an order emailed by its number and a phone number',
    ],
  ],
  'orders.lookup.customer': [
    ['tests/cms/orders/guestLinks.test.ts', 'the link to a customer’s order has no key'],
  ],
  'orders.lookup.limit': [
    [
      'tests/cms/orders/guestLinks.test.ts',
      'requests by phone and by email count together, and those with wrong details do not count',
    ],
  ],
  'orders.lookup.again': [
    [
      'tests/e2e/orders/orderLookup.spec.ts',
      'a guest has the link to an order emailed by its number and a phone number',
    ],
  ],
  'routes.order-lookup': [
    [
      'tests/e2e/orders/orderLookup.spec.ts',
      'a guest has the link to an order emailed by its number and a phone number',
    ],
  ],
  'validation.order-lookup.*': [
    [
      'tests/e2e/orders/orderLookup.spec.ts',
      'a guest has the link to an order emailed by its number and a phone number',
    ],
  ],
  'orders.timeline.steps': [
    [
      'tests/cms/orders/delivery.test.ts',
      'the timeline has the dates of the steps taken and lists those to come',
    ],
    [
      'tests/e2e/orders/delivery.spec.ts',
      'an order shows its progress and its parcel, whose carrier’s page opens',
    ],
  ],
  'orders.timeline.collected': [
    [
      'tests/cms/orders/delivery.test.ts',
      'a collected order is collected instead of sent, and a cancelled one ends there',
    ],
  ],
  'orders.timeline.ended': [
    [
      'tests/cms/orders/delivery.test.ts',
      'a collected order is collected instead of sent, and a cancelled one ends there',
    ],
  ],
  'orders.timeline.absent': [
    [
      'tests/gateway/orderDelivery.test.ts',
      'an order of a CMS without delivery has no steps and no parcels',
    ],
  ],
  'orders.delivery.parcel': [
    [
      'tests/e2e/orders/delivery.spec.ts',
      'an order shows its progress and its parcel, whose carrier’s page opens',
    ],
  ],
  'orders.delivery.link': [
    ['tests/cms/orders/delivery.test.ts', 'an unknown carrier has its name and number and no link'],
    [
      'tests/cms/orders/delivery.test.ts',
      'carriers are known by their former and written names, and their links are https',
    ],
    [
      'tests/gateway/orderDelivery.test.ts',
      'a tracking link that is not https is dropped, and unknown steps are',
    ],
  ],
  'orders.delivery.send': [
    [
      'tests/cms/orders/delivery.test.ts',
      'the parcel of a packed order completes it, and the shopper is sent carrier, number and link',
    ],
  ],
  'orders.delivery.once': [
    [
      'tests/cms/orders/delivery.test.ts',
      'the same parcel recorded twice at the same time is sent in one email',
    ],
  ],
  'orders.delivery.replaced': [
    [
      'tests/cms/orders/delivery.test.ts',
      'an order can have several parcels, a parcel is recorded once, and a wrong one is replaced',
    ],
  ],
  'orders.delivery.email': [
    [
      'tests/cms/orders/delivery.test.ts',
      'the parcel of a packed order completes it, and the shopper is sent carrier, number and link',
    ],
  ],
  'orders.delivery.delivered': [
    [
      'tests/cms/orders/delivery.test.ts',
      'the timeline has the dates of the steps taken and lists those to come',
    ],
  ],
  'orders.cancel.conflict': [
    [
      'tests/e2e/orders/orders.spec.ts',
      'cancelling an order that can no longer be cancelled shows a message and its current status',
    ],
  ],
  'orders.detail.invoice': [
    ['tests/e2e/orders/orders.spec.ts', 'a completed order links to its invoice'],
  ],
  'orders.flow.*': [
    [
      'tests/cms/orders/transitions.test.ts',
      'each event is either a transition of the specification or rejected',
    ],
  ],
  'orders.flow.complete': [
    ['tests/cms/orders/payment.test.ts', 'an order paid by transfer goes from slip to invoice'],
  ],
  'orders.flow.slip': [
    ['tests/cms/orders/payment.test.ts', 'an order paid by transfer goes from slip to invoice'],
  ],
  'orders.history.tab-address': [
    [
      'tests/e2e/orders/orders.spec.ts',
      'the order history has five tabs that update the address, and a message in an empty one',
    ],
  ],
  'orders.history.tabs': [
    ['tests/cms/orders/transitions.test.ts', 'each status except draft is in exactly one tab'],
    [
      'tests/e2e/orders/orders.spec.ts',
      'the order history has five tabs that update the address, and a message in an empty one',
    ],
  ],
  'orders.hold.network': [
    [
      'tests/cms/orders/holds.test.ts',
      'the unpaid orders of one range of addresses (%s) are limited',
    ],
  ],
  'orders.hold.shopper': [
    ['tests/cms/orders/holds.test.ts', 'the unpaid orders of one %s are counted in all browsers'],
  ],
  'orders.hold.window': [
    [
      'tests/cms/orders/holds.test.ts',
      'guests have less time to pay than customers, and the checkout shows it',
    ],
  ],
  'orders.invoice.number': [
    [
      'tests/cms/orders/taxDocuments.test.ts',
      'fifty payments at once have fifty consecutive invoice numbers',
    ],
  ],
  'orders.invoice.page': [
    [
      'tests/cms/orders/taxDocuments.test.ts',
      "shows the seller's registration, and its credit notes follow it",
    ],
  ],
  'orders.ledger.balance': [
    [
      'tests/cms/orders/ledger.test.ts',
      'whatever happens to an order, money in is goods and money back',
    ],
  ],
  'orders.refund.limit': [
    [
      'tests/cms/orders/refunds.test.ts',
      'partial refunds keep the status until all that was paid went back',
    ],
  ],
  'orders.refund.restock': [
    [
      'tests/cms/orders/refunds.test.ts',
      'stock is returned by the choice of staff, each piece once',
    ],
  ],
  'orders.refund.retry': [
    ['tests/cms/orders/refunds.test.ts', 'while a refund is sent moves its money once'],
  ],
  'orders.refund.shown': [
    [
      'tests/e2e/orders/orders.spec.ts',
      'a refund is announced, then shown with its date, and a full one changes the status',
    ],
  ],
  'orders.refund.unusable': [
    [
      'tests/cms/orders/refunds.test.ts',
      'is answered by an email, returned through the provider and reported once it is back',
    ],
  ],
  'orders.review.deadline': [
    ['tests/cms/orders/holds.test.ts', 'staff are reminded once of a slip that awaits its check'],
  ],
  'orders.review.used-slip': [
    [
      'tests/cms/orders/holds.test.ts',
      'a slip that was sent for another order before is shown to staff',
    ],
  ],
  'payment.bank-transfer.accounts': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'a bank transfer shows the accounts to copy and a link to confirm the payment',
    ],
  ],
  'payment.bank-transfer.link': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'a bank transfer shows the accounts to copy and a link to confirm the payment',
    ],
  ],
  'payment.bank-transfer.shown': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'a bank transfer shows the accounts to copy and a link to confirm the payment',
    ],
  ],
  'payment.card.bank': [
    [
      'tests/e2e/orders/cards.spec.ts',
      'a guest orders by card, confirms the payment at the bank and returns to the paid order',
    ],
  ],
  'payment.card.declined': [
    [
      'tests/e2e/orders/cards.spec.ts',
      'a payment that the bank declines says so and is repeated with another card',
    ],
  ],
  'orders.detail.on-hold': [
    ['tests/e2e/orders/orders.spec.ts', 'a guest cancels an order by transfer through its link'],
  ],
  'payment.deadline.page': [
    ['tests/e2e/orders/orders.spec.ts', 'a guest cancels an order by transfer through its link'],
    ['tests/cms/orders/deadlines.test.ts', 'an unpaid order has its deadline'],
  ],
  'payment.deadline.email': [
    ['tests/cms/orders/deadlines.test.ts', 'the email about a new order names its deadline'],
  ],
  'payment.qr.copy': [
    ['tests/e2e/orders/payment.spec.ts', 'the QR code can be saved, and the amount copied'],
  ],
  'payment.qr.save': [
    ['tests/e2e/orders/payment.spec.ts', 'the QR code can be saved, and the amount copied'],
  ],
  'payment.card.form': [
    [
      'tests/e2e/orders/cards.spec.ts',
      'a guest orders by card, confirms the payment at the bank and returns to the paid order',
    ],
  ],
  'payment.card.number': [
    ['tests/e2e/orders/cards.spec.ts', 'a card number reaches neither the shop nor its storage'],
  ],
  'payment.card.offered': [
    [
      'tests/cms/orders/cards.test.ts',
      'cards are offered with both keys of Omise only, and an order by card is rejected without them',
    ],
  ],
  'payment.card.once': [
    [
      'tests/cms/orders/cards.test.ts',
      'a second press or a second tab charges no card while the first payment is pending',
    ],
  ],
  'payment.card.policy': [
    [
      'tests/e2e/orders/cards.spec.ts',
      "the policy allows the payment provider's script on the card page alone, and the page leaves by a new document",
    ],
  ],
  'payment.card.return': [
    [
      'tests/e2e/orders/cards.spec.ts',
      'a shopper who comes back without confirming waits for the bank and can go there again',
    ],
  ],
  'payment.card.unknown': [
    [
      'tests/e2e/orders/cards.spec.ts',
      'a payment whose response is lost is checked before a card is charged again',
    ],
    [
      'tests/cms/orders/cards.test.ts',
      'a charge whose response was lost is found by our id before any other card is charged',
    ],
  ],
  'payment.check.background': [
    [
      'tests/cms/orders/omise.test.ts',
      'a payment without webhook is found in the background while the order is read',
    ],
  ],
  'payment.check.bounded': [
    [
      'tests/cms/orders/omise.test.ts',
      'while Omise hangs, the code is shown from the record, and one request is in flight for each charge',
    ],
  ],
  'payment.check.before-end': [
    [
      'tests/cms/orders/omise.test.ts',
      'a code that was paid in its last second is checked at the deadline, however recently it was checked',
    ],
    ['tests/cms/orders/omise.test.ts', 'an order that was paid a second ago cannot be cancelled'],
    ['tests/cms/orders/omise.test.ts', 'a paid order without webhook does not expire'],
  ],
  'payment.check.unavailable': [
    [
      'tests/cms/orders/omise.test.ts',
      'an order does not expire while Omise cannot say whether it is paid',
    ],
  ],
  'payment.check.schedule': [
    [
      'tests/cms/orders/omise.test.ts',
      'a payment without webhook is found by schedule when the order is not read, also after a restart',
    ],
    [
      'tests/cms/orders/omise.test.ts',
      'an unpaid charge is checked ever less often for a day after its expiry, and not after that',
    ],
  ],
  'payment.limits.offered': [
    [
      'tests/cms/orders/placing.test.ts',
      'PromptPay says which totals it takes, and an order beyond them is rejected',
    ],
  ],
  'payment.limits.rejected': [
    [
      'tests/cms/orders/placing.test.ts',
      'PromptPay says which totals it takes, and an order beyond them is rejected',
    ],
  ],
  'payment.qr.countdown-time-zone': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'the countdown is the same, and the deadline is shown in Bangkok time',
    ],
  ],
  'payment.qr.deadline': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'the countdown is the same, and the deadline is shown in Bangkok time',
    ],
  ],
  'popups.campaign.dismissed': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'a campaign appears after the consent, and stays closed in every tab',
    ],
  ],
  'popups.newsletter.footer-form': [
    [
      'tests/e2e/frame/header.spec.ts',
      'the footer form subscribes an email, and shows an error for an invalid one',
    ],
  ],
  'popups.newsletter.form': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'the newsletter does not open while the visitor types, and its form keeps the entered values',
    ],
  ],
  'popups.queue.order': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'a campaign appears after the consent, and stays closed in every tab',
    ],
  ],
  'popups.queue.typing': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'the newsletter does not open while the visitor types, and its form keeps the entered values',
    ],
  ],
  'popups.tabs': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'a campaign appears after the consent, and stays closed in every tab',
    ],
  ],
  'product.address.replace': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'the address is replaced with each choice, and Clear removes the choice from it',
    ],
  ],
  'product.selection.match': [
    ['tests/machines/variations.test.ts', 'every chosen term must match'],
  ],
  'product.selection.partial': [
    [
      'tests/machines/variations.test.ts',
      'a selection is incomplete until every option has a swatch',
    ],
  ],
  'product.selection.conflict': [
    ['tests/machines/variations.test.ts', 'a selection that no variation matches is unavailable'],
    [
      'tests/e2e/catalog/product.spec.ts',
      'the server renders the choice of the address, and a notice when the combination does not exist',
    ],
  ],
  'product.alert.offered': [
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'a guest gets one email when a sold-out selection is back, and unsubscribes',
    ],
    ['tests/e2e/catalog/stockAlert.spec.ts', 'the quick view offers the email too'],
  ],
  'product.alert.optional': [
    [
      'tests/gateway/stockAlerts.test.ts',
      'a product of a CMS without back-in-stock emails offers none',
    ],
  ],
  'product.alert.prefill': [
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'the form has the customer’s address, keeps what was typed, and reports failures',
    ],
  ],
  'product.alert.keep': [
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'the form has the customer’s address, keeps what was typed, and reports failures',
    ],
  ],
  'product.alert.confirm': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'a confirmed request gets one email'],
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'a guest gets one email when a sold-out selection is back, and unsubscribes',
    ],
  ],
  'product.alert.verified': [
    [
      'tests/cms/catalog/stockAlerts.test.ts',
      'a customer’s own verified address needs no confirmation',
    ],
  ],
  'product.alert.same-response': [
    [
      'tests/cms/catalog/stockAlerts.test.ts',
      'the response is the same for a new, a requested, a confirmed and a registered address',
    ],
  ],
  'product.alert.once': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'a repeated request is one request'],
  ],
  'product.alert.one-email': [
    [
      'tests/cms/catalog/stockAlerts.test.ts',
      'an address with a guest’s and a customer’s request gets one email',
    ],
  ],
  'product.alert.pieces': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'no more emails are sent than there are new pieces'],
  ],
  'product.alert.first': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'no more emails are sent than there are new pieces'],
  ],
  'product.alert.processes': [
    [
      'tests/services/stockAlertRaces.test.ts',
      'several processes send no more emails than there are pieces, and none twice',
    ],
  ],
  'product.alert.email': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'a confirmed request gets one email'],
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'a guest gets one email when a sold-out selection is back, and unsubscribes',
    ],
  ],
  'product.alert.unsubscribe': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'unsubscribing ends all requests of the address'],
    ['tests/cms/orders/mail.test.ts', 'an email with an address to unsubscribe has the headers'],
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'a guest gets one email when a sold-out selection is back, and unsubscribes',
    ],
  ],
  'product.alert.in-stock': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'a request for a variation in stock'],
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'the form has the customer’s address, keeps what was typed, and reports failures',
    ],
  ],
  'product.alert.limit': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'requests are limited for a visitor'],
    ['tests/cms/catalog/stockAlerts.test.ts', 'a repeated request is one request'],
  ],
  'product.alert.expiry': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'an unconfirmed request expires after seven days'],
  ],
  'product.alert.retention': [
    ['tests/cms/catalog/stockAlerts.test.ts', 'an unconfirmed request expires after seven days'],
  ],
  'product.alert.link.*': [
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'the page of a link waits, reports an expired link, and tries again after a failure',
    ],
  ],
  'routes.stock-alerts': [
    [
      'tests/e2e/catalog/stockAlert.spec.ts',
      'a guest gets one email when a sold-out selection is back, and unsubscribes',
    ],
  ],
  'account.data.stock-alerts': [
    ['tests/cms/customer/privacy.test.ts', 'the data of an account is complete'],
    ['tests/cms/customer/privacy.test.ts', 'a verified address has all its back-in-stock requests'],
  ],
  'popups.campaign.malformed-date-alone': [
    [
      'tests/gateway/popupDates.test.ts',
      'a popup whose date is null, missing or no date has no date',
    ],
  ],
  'wishlist.page.not-found': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'a wishlist that the CMS does not have is the not-found screen',
    ],
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'a wishlist page that the CMS does not have is the not-found screen',
    ],
  ],
  'wishlist.page.empty-response': [
    ['tests/e2e/catalog/wishlist.spec.ts', 'a wishlist without response data says so'],
  ],
  'product.add.label.select': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'the address is replaced with each choice, and Clear removes the choice from it',
    ],
  ],
  'product.add.label.add': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'the address is replaced with each choice, and Clear removes the choice from it',
    ],
  ],
  'product.add.label.out-of-stock': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'a sold-out swatch can be selected, and one that does not exist is disabled',
    ],
  ],
  'product.look.packshot': [
    ['tests/e2e/catalog/product.spec.ts', 'a product of a look is shown without a model'],
  ],
  'product.selection.clear': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'the address is replaced with each choice, and Clear removes the choice from it',
    ],
  ],
  'product.swatch.missing': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'a sold-out swatch can be selected, and one that does not exist is disabled',
    ],
  ],
  'product.swatch.sold-out': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'a sold-out swatch can be selected, and one that does not exist is disabled',
    ],
  ],
  'listing.look-books.fitting': [
    [
      'tests/cms/catalog/colours.test.ts',
      'look books are placed only in listings that have a product of their picture in its colour',
    ],
  ],
  'formats.deadline': [
    ['tests/web/deadlines.test.ts', 'pages and emails write every deadline alike'],
  ],
  'listing.card.color': [
    ['tests/cms/catalog/colours.test.ts', 'a card shows the pictures of the chosen colour'],
    [
      'tests/e2e/catalog/filters.spec.ts',
      'a colour family shows its products in that colour, and a shade narrows it',
    ],
  ],
  'listing.card.color-link': [
    [
      'tests/e2e/catalog/filters.spec.ts',
      'a colour family shows its products in that colour, and a shade narrows it',
    ],
  ],
  'listing.featured.image-mobile': [
    [
      'tests/web/listingIntro.test.tsx',
      'phones show the crop of the featured image that the CMS offers for them, other windows the image',
    ],
  ],
  'listing.filters.families': [
    [
      'tests/web/filters.test.tsx',
      'a colour filter shows families first and their shades once one of them is chosen',
    ],
    ['tests/cms/catalog/colours.test.ts', 'a catalogue without families offers the shades alone'],
  ],
  'listing.filters.family-shades': [
    ['tests/cms/catalog/colours.test.ts', 'a family finds the products of any of its shades'],
  ],
  'listing.filters.replace': [
    [
      'tests/e2e/catalog/filters.spec.ts',
      'a colour family shows its products in that colour, and a shade narrows it',
    ],
    ['tests/web/listingAddress.test.ts', 'a term replaces the chosen terms above and below it'],
  ],
  'listing.filters.clear': [
    ['tests/e2e/catalog/filters.spec.ts', 'the drawer of filters clears them @phone'],
  ],
  'listing.filters.scales': [
    ['tests/web/filters.test.tsx', 'sizes are grouped by scale, and come first of the filters'],
    ['tests/cms/catalog/searchQueries.test.ts', 'sizes of belts are a scale of their own'],
  ],
  'listing.filters.sizes-first': [
    ['tests/web/filters.test.tsx', 'sizes are grouped by scale, and come first of the filters'],
  ],
  'listing.filters.subcategories': [
    [
      'tests/web/filters.test.tsx',
      'subcategories are listed below their category, and a term without its parent at the top',
    ],
  ],
  'search.meaning.all-words': [
    [
      'tests/cms/catalog/searchQueries.test.ts',
      'a material finds every piece made of it and no other',
    ],
  ],
  'search.meaning.most-words': [
    [
      'tests/cms/catalog/searchQueries.test.ts',
      'products that match the most words are found when none matches all of them',
    ],
  ],
  'search.meaning.reviewed': [
    [
      'tests/cms/catalog/searchQueries.test.ts',
      'at least 95 % of the reviewed searches find what they should',
    ],
  ],
  'search.meaning.same': [
    [
      'tests/cms/catalog/searchQueries.test.ts',
      'English and Thai words for a colour find the same products',
    ],
  ],
  'search.results.pages': [
    ['tests/e2e/catalog/search.spec.ts', 'a search shows the pages and stories that match'],
  ],
  'search.suggestions.pages': [
    ['tests/e2e/catalog/search.spec.ts', 'a search shows the pages and stories that match'],
  ],
  'search.history.add': [
    [
      'tests/e2e/catalog/search.spec.ts',
      'suggestions are requested for three characters after a pause, and a dress opened by keyboard appears in the history',
    ],
  ],
  'search.keyboard': [
    [
      'tests/e2e/catalog/search.spec.ts',
      'suggestions are requested for three characters after a pause, and a dress opened by keyboard appears in the history',
    ],
  ],
  'search.minimum': [
    [
      'tests/e2e/catalog/search.spec.ts',
      'suggestions are requested for three characters after a pause, and a dress opened by keyboard appears in the history',
    ],
    ['tests/machines/search.test.ts', 'requests no suggestions for fewer than three characters'],
    [
      'tests/e2e/catalog/search.spec.ts',
      'suggestions are requested for three characters after a pause, and a dress opened by keyboard appears in the history',
    ],
  ],
  'security.cms.gateway': [
    [
      'tests/cms/http/limits.test.ts',
      'calls of the gateway itself, which serve all visitors, are not limited',
    ],
  ],
  'security.cms.host': [
    [
      'tests/cms/process/start.test.ts',
      'the CMS listens on its own host, whatever the host of the shop',
    ],
    [
      'tests/scripts/start.test.ts',
      'HOST opens the shop alone: the gateway reaches the CMS at CMS_HOST',
    ],
  ],
  'security.cms.limits': [
    [
      'tests/cms/http/limits.test.ts',
      'an address that exceeds the limit gets 429 and Retry-After, and other addresses do not',
    ],
    ['tests/cms/http/limits.test.ts', 'a visitor who changes the address is limited by the cookie'],
  ],
  'security.cms.slow': [
    ['tests/cms/http/limits.test.ts', 'a request whose body does not arrive is ended'],
  ],
  'security.backup.intact': [
    ['tests/cms/backup/restore.test.ts', 'is rejected and leaves nothing'],
    [
      'tests/cms/backup/restore.test.ts',
      'a shop is replaced only on request, and stays as it is when the restore fails',
    ],
  ],
  'security.backup.moment': [
    ['tests/cms/backup/restore.test.ts', 'a backup while orders are placed is of one moment'],
  ],
  'security.backup.restore': [
    ['tests/cms/backup/drill.test.ts', 'that takes orders during its backup continues on'],
  ],
  'security.power-cut': [
    [
      'tests/cms/process/powerCut.test.ts',
      'the embedded database has every committed row after a power cut',
    ],
  ],
  'security.upgrade': [
    ['tests/cms/backup/upgrade.test.ts', 'with its orders, bags and sessions intact'],
  ],
  'security.production.made-up': [
    ['tests/cms/process/production.test.ts', 'the CMS refuses to start in production without %s'],
    [
      'tests/cms/process/production.test.ts',
      'the gateway refuses to start in production without SITE_URL',
    ],
  ],
  'session.expired.popup': [
    [
      'tests/e2e/customer/session.spec.ts',
      'an expired session opens the sign-in, and the interrupted action then runs once',
    ],
  ],
  'session.expired.resume': [
    [
      'tests/e2e/customer/session.spec.ts',
      'an expired session opens the sign-in, and the interrupted action then runs once',
    ],
  ],
  'session.lost-password.email': [
    [
      'tests/e2e/customer/account.spec.ts',
      'a lost password is reset by the link in the email, which works once',
    ],
  ],
  'session.lost-password.same-answer': [
    ['tests/cms/customer/customer.test.ts', 'requesting a lost password responds alike'],
  ],
  'orders.guest-link.expiry': [
    ['tests/cms/orders/guestLinks.test.ts', 'a link expires after thirty days'],
  ],
  'orders.guest-link.read': [
    ['tests/cms/orders/guestLinks.test.ts', 'reading the order does not extend it'],
  ],
  'orders.guest-link.renew': [
    ['tests/cms/orders/guestLinks.test.ts', 'a letter renews it'],
    ['tests/e2e/orders/orders.spec.ts', 'a guest'],
  ],
  'orders.guest-link.same-response': [
    ['tests/cms/orders/guestLinks.test.ts', 'requesting a link responds alike'],
  ],
  'security.css.media': [['tests/gateway/css.test.ts', 'CSS of the CMS stays in its scope']],
  'security.css.overlay': [['tests/gateway/css.test.ts', 'CSS of the CMS stays in its scope']],
  'security.css.scope': [
    ['tests/gateway/css.test.ts', 'CSS of the CMS stays in its scope'],
    ['tests/e2e/pages/hostileStyles.spec.ts', 'hostile CSS of a page'],
  ],
  'security.connections.body': [
    ['tests/gateway/addressLimits.test.ts', 'a connection %s is closed'],
  ],
  'security.connections.unread': [
    [
      'tests/gateway/unreadBodies.test.ts',
      'a body for %s that never ends is rejected, and its connection closed',
    ],
    [
      'tests/gateway/unreadBodies.test.ts',
      'a rejected body of the size of a slip is dropped, and its client gets the response',
    ],
  ],
  'security.connections.headers': [
    ['tests/gateway/addressLimits.test.ts', 'a connection %s is closed'],
    ['tests/cms/http/connections.test.ts', 'the CMS closes a connection %s'],
  ],
  'security.media': [['tests/gateway/addressLimits.test.ts', 'a file of the CMS with the type']],
  'security.rate-limits.addresses': [['tests/gateway/addressLimits.test.ts', 'the limit']],
  'security.rate-limits.pages': [
    ['tests/gateway/addressLimits.test.ts', 'pages that are rendered are limited'],
  ],
  'security.uploads.concurrent': [
    ['tests/gateway/addressLimits.test.ts', 'uploads of all visitors at once are limited'],
  ],
  'security.uploads.decoding': [
    ['tests/cms/orders/uploads.test.ts', 'two slips are decoded at a time'],
  ],
  'security.uploads.order-first': [
    ['tests/cms/orders/uploads.test.ts', 'an image is decoded only for an order of the sender'],
  ],
  'security.secrets.errors': [['tests/cms/process/redaction.test.ts', 'no secret that']],
  'security.secrets.logs': [['tests/cms/process/redaction.test.ts', 'no secret that']],
  'security.secrets.queries': [['tests/web/core/requests.test.ts', 'a personal query is a POST']],
  'session.cookies.host-prefix': [
    ['tests/gateway/visitorCookies.test.ts', 'over https a cookie is Secure'],
  ],
  'session.email.confirmed': [
    ['tests/cms/customer/registration.test.ts', 'confirming an email by letter ends'],
    ['tests/cms/customer/social.test.ts', 'linking a verified email ends the unverified logins'],
  ],
  'session.register.letter': [
    ['tests/cms/customer/registration.test.ts', 'the owner of an email gets a letter'],
  ],
  'session.register.limit': [
    ['tests/cms/customer/registration.test.ts', 'concurrent registrations with one email'],
  ],
  'session.register.same-response': [
    ['tests/cms/customer/registration.test.ts', 'registering gets the same response'],
  ],
  'session.register.success': [['tests/cms/customer/customer.test.ts', 'registering signs in']],
  'session.reset-password.end-sessions': [
    [
      'tests/cms/customer/customer.test.ts',
      'a reset key sets a new password once and ends every session',
    ],
  ],
  'session.reset-password.single-use': [
    [
      'tests/cms/customer/customer.test.ts',
      'a reset key sets a new password once and ends every session',
    ],
  ],
  'session.reset-password.success': [
    [
      'tests/e2e/customer/account.spec.ts',
      'a lost password is reset by the link in the email, which works once',
    ],
  ],
  'session.sign-in.return': [
    [
      'tests/e2e/customer/session.spec.ts',
      'a customer signs in by keyboard, opens the account menu, and signs out after a confirmation',
    ],
  ],
  'session.sign-in.username': [
    ['tests/cms/customer/customer.test.ts', 'signing in accepts the email or the username'],
  ],
  'session.sign-out.confirmation': [
    [
      'tests/e2e/customer/session.spec.ts',
      'a customer signs in by keyboard, opens the account menu, and signs out after a confirmation',
    ],
  ],
  'session.sign-out.redirect': [
    [
      'tests/e2e/customer/session.spec.ts',
      'a customer signs in by keyboard, opens the account menu, and signs out after a confirmation',
    ],
  ],
  'stores.back': [
    [
      'tests/e2e/content/stores.spec.ts',
      'a store selected in the list is centred on the map, and Back shows all stores',
    ],
  ],
  'stores.distance.order': [
    ['tests/e2e/content/stores.spec.ts', 'distances are shown in kilometres, nearest first'],
  ],
  'stores.distance.unit': [
    ['tests/e2e/content/stores.spec.ts', 'distances are shown in kilometres, nearest first'],
  ],
  'stores.select': [
    [
      'tests/e2e/content/stores.spec.ts',
      'a store selected in the list is centred on the map, and Back shows all stores',
    ],
  ],
  'validation.confirm-payment.*': [
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'each rule of the form shows its message at its field',
    ],
  ],
  'validation.confirm-payment.slip': [
    [
      'tests/cms/orders/payment.test.ts',
      'a payment confirmation without a slip or as JSON is rejected',
    ],
  ],
  'validation.confirm-payment.slip-content': [
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'a renamed file is rejected at its field by its content, the other values stay, and a valid file is accepted',
    ],
  ],
  'validation.confirm-payment.slip-size-limit': [
    [
      'tests/gateway/http.test.ts',
      'a slip of exactly 2 MiB reaches the CMS with its fields, and one byte more is rejected',
    ],
  ],
  'validation.confirm-payment.slip-type': [
    ['tests/cms/orders/uploads.test.ts', 'a rejected slip leaves the order awaiting payment'],
  ],
  'validation.forms.keep-values': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'the newsletter does not open while the visitor types, and its form keeps the entered values',
    ],
  ],
  'validation.forms.server-errors': [
    ['tests/gateway/visitors.test.ts', 'a rejected sign-in names the field'],
  ],
  'validation.newsletter.consent': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'the newsletter does not open while the visitor types, and its form keeps the entered values',
    ],
  ],
  'validation.newsletter.email': [
    ['tests/cms/http/http.test.ts', 'the newsletter accepts an email'],
    [
      'tests/e2e/frame/header.spec.ts',
      'the footer form subscribes an email, and shows an error for an invalid one',
    ],
  ],
  'validation.newsletter.email-pattern': [
    ['tests/cms/http/http.test.ts', 'the newsletter accepts an email'],
    [
      'tests/e2e/frame/header.spec.ts',
      'the footer form subscribes an email, and shows an error for an invalid one',
    ],
  ],
  'validation.register.*': [
    [
      'tests/e2e/customer/account.spec.ts',
      'registration names each missing field, keeps the entered values, and leads to the home page signed in',
    ],
  ],
  'validation.sign-in.password': [
    [
      'tests/e2e/customer/session.spec.ts',
      'a customer signs in by keyboard, opens the account menu, and signs out after a confirmation',
    ],
  ],
  'validation.sign-in.username': [
    [
      'tests/e2e/customer/session.spec.ts',
      'a customer signs in by keyboard, opens the account menu, and signs out after a confirmation',
    ],
  ],
  'wishlist.sign-in.resume': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'an item saved with an ended session is added to the wishlist after the sign-in',
    ],
  ],
  'wishlist.toggle': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'items are saved from a card and removed on the wishlist, until it is empty',
    ],
  ],
  'account.details.shown': [
    ['tests/e2e/customer/profile.spec.ts', 'a customer changes the personal information'],
  ],
  'account.details.saved': [
    ['tests/e2e/customer/profile.spec.ts', 'a customer changes the personal information'],
  ],
  'account.details.failure': [
    ['tests/e2e/customer/profile.spec.ts', 'a customer changes the personal information'],
  ],
  'account.details.own': [
    [
      'tests/cms/customer/profile.test.ts',
      'a customer reads and changes their own personal information',
    ],
    [
      'tests/cms/customer/profile.test.ts',
      'personal information and password are closed to guests',
    ],
  ],
  'account.sign-in-methods': [
    ['tests/e2e/customer/profile.spec.ts', 'a customer changes the personal information'],
    ['tests/cms/customer/profile.test.ts', 'an account of a social login lists the provider'],
  ],
  'account.password.current': [
    ['tests/cms/customer/profile.test.ts', 'a new password with'],
    [
      'tests/e2e/customer/profile.spec.ts',
      'a customer changes the password, which signs out the other browser',
    ],
  ],
  'account.password.other-sessions': [
    ['tests/cms/customer/profile.test.ts', 'changing the password ends the other sessions'],
    [
      'tests/e2e/customer/profile.spec.ts',
      'a customer changes the password, which signs out the other browser',
    ],
  ],
  'account.password.links': [
    ['tests/cms/customer/profile.test.ts', 'changing the password invalidates reset links'],
  ],
  'account.password.email': [
    ['tests/cms/customer/profile.test.ts', 'changing the password ends the other sessions'],
  ],
  'account.password.throttle': [
    ['tests/cms/customer/profile.test.ts', 'wrong current passwords have to wait'],
  ],
  'account.password.social': [
    ['tests/cms/customer/profile.test.ts', 'an account of a social login lists the provider'],
  ],
  'routes.account.personal-information': [
    ['tests/e2e/customer/profile.spec.ts', 'a customer changes the personal information'],
  ],
  'routes.account.not-offered': [
    ['tests/e2e/customer/profile.spec.ts', 'personal information that cannot be read'],
    ['tests/gateway/accountSources.test.ts', 'personal information is null for a CMS'],
  ],
  'validation.profile.*': [
    ['tests/cms/customer/profile.test.ts', 'changed details with'],
    ['tests/e2e/customer/profile.spec.ts', 'a customer changes the personal information'],
  ],
  'validation.change-password.*': [['tests/cms/customer/profile.test.ts', 'a new password with']],
  'account.links': [['tests/e2e/customer/addresses.spec.ts', 'a customer keeps an address book']],
  'account.addresses.list': [
    ['tests/e2e/customer/addresses.spec.ts', 'a customer keeps an address book'],
  ],
  'account.addresses.save': [
    ['tests/e2e/customer/addresses.spec.ts', 'a customer keeps an address book'],
    ['tests/cms/customer/addresses.test.ts', 'an address with'],
  ],
  'account.addresses.failure': [
    ['tests/e2e/customer/addresses.spec.ts', 'a customer keeps an address book'],
  ],
  'account.addresses.remove': [
    ['tests/e2e/customer/addresses.spec.ts', 'a customer keeps an address book'],
  ],
  'account.addresses.default': [
    ['tests/cms/customer/addresses.test.ts', 'the first address becomes the default'],
  ],
  'account.addresses.default-removed': [
    ['tests/cms/customer/addresses.test.ts', 'the default stays when it is changed'],
  ],
  'account.addresses.maximum': [
    ['tests/cms/customer/addresses.test.ts', 'an address book is full'],
  ],
  'account.addresses.own': [
    ['tests/cms/customer/addresses.test.ts', 'an address book is closed to guests'],
  ],
  'account.addresses.first-order': [
    ['tests/cms/customer/addresses.test.ts', 'the first order saves its delivery address'],
  ],
  'account.addresses.checkout': [
    ['tests/cms/customer/addresses.test.ts', 'the checkout starts with the default address'],
    ['tests/e2e/customer/addresses.spec.ts', 'a customer keeps an address book'],
  ],
  'product.text.allowed': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.button': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.capitals': [['tests/machines/texts.test.ts', 'for a text of capitals']],
  'product.text.empty': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.kept': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'what was typed stays when the letters could not be added',
    ],
  ],
  'product.text.lazy': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'only the page of a product with a monogram loads the code of its field',
    ],
  ],
  'product.text.length': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.offer': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.plain': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.preview': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.price': [
    [
      'tests/e2e/catalog/monogram.spec.ts',
      'letters are typed with the keyboard, checked, previewed and kept',
    ],
  ],
  'product.text.unsupported': [
    ['tests/gateway/visitorSources.test.ts', 'values are chosen for a CMS without texts'],
  ],
  'routes.account.addresses': [
    ['tests/e2e/customer/addresses.spec.ts', 'a customer keeps an address book'],
  ],
  'account.payments.list': [
    ['tests/cms/orders/history.test.ts', 'payments and refunds of own orders are listed'],
    ['tests/e2e/customer/history.spec.ts', 'a customer finds payments and refunds'],
  ],
  'account.payments.own': [
    ['tests/cms/orders/history.test.ts', 'payments and refunds of own orders are listed'],
    ['tests/cms/orders/history.test.ts', 'payments and coupons are closed to guests'],
  ],
  'account.coupons.available': [
    ['tests/cms/orders/history.test.ts', 'a customer finds the listed coupons'],
    ['tests/e2e/customer/history.spec.ts', 'a customer finds the coupons to use'],
  ],
  'account.coupons.secret': [
    ['tests/cms/orders/history.test.ts', 'a customer finds the listed coupons'],
  ],
  'account.coupons.used': [
    ['tests/cms/orders/history.test.ts', 'a customer finds the listed coupons'],
  ],
  'account.coupons.own': [
    ['tests/cms/orders/history.test.ts', 'a customer finds the listed coupons'],
    ['tests/cms/orders/history.test.ts', 'payments and coupons are closed to guests'],
  ],
  'routes.account.payments': [
    ['tests/e2e/customer/history.spec.ts', 'a customer finds payments and refunds'],
  ],
  'routes.account.coupons': [
    ['tests/e2e/customer/history.spec.ts', 'a customer finds the coupons to use'],
  ],
  'routes.account.points': [
    ['tests/e2e/customer/account.spec.ts', 'the account area is closed to guests'],
  ],
  'account.data.download': [
    ['tests/e2e/customer/privacy.spec.ts', 'a customer downloads their data as a file'],
    ['tests/cms/customer/privacy.test.ts', 'the data of an account is complete'],
  ],
  'account.data.own': [
    ['tests/cms/customer/privacy.test.ts', 'the data of an account is complete'],
  ],
  'account.data.limit': [
    ['tests/cms/customer/privacy.test.ts', 'downloads of the data are limited'],
  ],
  'account.deletion.password': [
    ['tests/cms/customer/privacy.test.ts', 'an account is deleted only with its password'],
    ['tests/e2e/customer/privacy.spec.ts', 'a customer deletes the account with the password'],
  ],
  'account.deletion.email': [
    ['tests/cms/customer/privacy.test.ts', 'an account without a password is deleted by the link'],
  ],
  'account.deletion.complete': [
    ['tests/cms/customer/privacy.test.ts', 'a deleted account leaves no personal data'],
  ],
  'account.deletion.orders': [
    ['tests/cms/customer/privacy.test.ts', 'a deleted account leaves no personal data'],
  ],
  'account.deletion.in-progress': [
    ['tests/cms/customer/privacy.test.ts', 'an account with an order in progress'],
    ['tests/e2e/customer/privacy.spec.ts', 'a customer deletes the account with the password'],
  ],
  'account.deletion.sessions': [
    ['tests/cms/customer/privacy.test.ts', 'a deleted account leaves no personal data'],
  ],
  'account.deletion.unverified': [
    ['tests/cms/customer/privacy.test.ts', 'deleting an account with an unverified email'],
  ],
  'listing.category.breadcrumbs': [
    [
      'tests/web/listingIntro.test.tsx',
      'a category page has breadcrumbs, a description and a picture for social networks (listing.category.*)',
    ],
  ],
  'listing.category.head': [
    [
      'tests/web/listingIntro.test.tsx',
      'a category page has breadcrumbs, a description and a picture for social networks (listing.category.*)',
    ],
  ],
  'wishlist.guest.joins': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      "a guest's items are kept on the device and join the customer's wishlist at the sign-in",
    ],
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'what a guest saved is added to the wishlist after a registration',
    ],
  ],
  'wishlist.guest.full': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      "a guest's wishlist follows another tab, and holds 24 items",
    ],
  ],
  'wishlist.page.guest-items': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      "a guest's items are kept on the device and join the customer's wishlist at the sign-in",
    ],
  ],
  'session.register.welcome': [
    ['tests/e2e/customer/account.spec.ts', 'registration names each missing field'],
  ],
  'permissions.visitor.unauthorized-sign-in': [
    ['tests/e2e/customer/session.spec.ts', 'the unauthorized screen offers a sign-in'],
  ],
  'validation.forms.phone': [
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'a phone number that does not exist is rejected at its field',
    ],
    ['tests/e2e/orders/checkout.spec.ts', 'an invalid phone number is rejected at its field'],
  ],
  'validation.checkout.tax-id': [
    ['tests/cms/orders/addresses/taxIds.test.ts', 'the tax id'],
    ['tests/e2e/orders/areas.spec.ts', 'a company and its tax id appear in the order'],
  ],
  'validation.checkout.area': [
    [
      'tests/cms/orders/addresses/areas.test.ts',
      'an order to an area that does not exist is rejected at the field',
    ],
    ['tests/e2e/orders/areas.spec.ts', 'an address that does not exist is rejected at its field'],
  ],
}
