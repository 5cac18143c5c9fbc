/** The path of a test file and a part of a test's title. */
export type NamedTest = readonly [file: string, title: string]

/**
 * Tests of clauses beyond those generated from machines, by the id of a clause or a group of clauses (`cart.quantity.*`).
 * Generated tests of a clause's states need no entry.
 */
export const clauseTests: Readonly<Record<string, readonly NamedTest[]>> = {
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
      'an item saved while signed out is added to the wishlist after the sign-in',
    ],
  ],
  'wishlist.toggle': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'items are saved from a card and removed on the wishlist, until it is empty',
    ],
  ],
}
