/** The path of a test file and a part of a test's title. */
export type NamedTest = readonly [file: string, title: string]

/**
 * Tests of clauses beyond those generated from machines, by the id of a clause or a group of clauses (`cart.quantity.*`).
 * Generated tests of a clause's states need no entry.
 */
export const clauseTests: Readonly<Record<string, readonly NamedTest[]>> = {
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
    ['tests/e2e/cart/bag.spec.ts', 'a quantity still waiting is sent when the page is left'],
  ],
  'cart.quantity.immediate': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'finds the dress in the bag, changes its number and takes it out',
    ],
    ['tests/e2e/orders/purchase.spec.ts', 'changes its number and takes it out'],
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
      'finds the dress in the bag, changes its number and takes it out',
    ],
  ],
  'confirm-payment.failure': [
    ['tests/e2e/orders/confirmPayment.spec.ts', 'a form that fails keeps everything'],
  ],
  'confirm-payment.reload': [
    ['tests/e2e/orders/confirmPayment.spec.ts', 'a session that ends meanwhile opens the sign-in'],
  ],
  'errors.cancel-order.failure': [
    ['tests/e2e/orders/orders.spec.ts', 'an order that cannot be cancelled any more says so'],
  ],
  'listing.density.persist': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'four columns bring 16 products a page, and the choice is kept',
    ],
  ],
  'listing.look-books.append': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'reaching the end loads the next page, and look books stand where they should',
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
      'reaching the end loads the next page, and look books stand where they should',
    ],
  ],
  'listing.page.size': [
    [
      'tests/e2e/orders/purchase.spec.ts',
      'four columns bring 16 products a page, and the choice is kept',
    ],
  ],
  'listing.selection.address': [
    ['tests/e2e/catalog/listing.spec.ts', 'filters narrow the grid, stand in the address'],
  ],
  'orders.cancel.conflict': [
    ['tests/e2e/orders/orders.spec.ts', 'an order that cannot be cancelled any more says so'],
  ],
  'orders.detail.invoice': [
    ['tests/e2e/orders/orders.spec.ts', 'a completed order leads to its invoice'],
  ],
  'orders.flow.*': [
    [
      'tests/cms/orders/transitions.test.ts',
      'every status and event either follow the written flow',
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
      'the order history has five tabs that stand in the address',
    ],
  ],
  'orders.history.tabs': [
    ['tests/cms/orders/transitions.test.ts', 'each status except draft is in exactly one tab'],
    [
      'tests/e2e/orders/orders.spec.ts',
      'the order history has five tabs that stand in the address',
    ],
  ],
  'payment.bank-transfer.accounts': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'a bank transfer shows the accounts to copy and the way to confirm it',
    ],
  ],
  'payment.bank-transfer.link': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'a bank transfer shows the accounts to copy and the way to confirm it',
    ],
  ],
  'payment.bank-transfer.shown': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'a bank transfer shows the accounts to copy and the way to confirm it',
    ],
  ],
  'payment.qr.countdown-time-zone': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'the countdown is the same, and the deadline is said in Bangkok time',
    ],
  ],
  'payment.qr.deadline': [
    [
      'tests/e2e/orders/payment.spec.ts',
      'the countdown is the same, and the deadline is said in Bangkok time',
    ],
  ],
  'popups.campaign.dismissed': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'a campaign follows consent, and once closed it stays away, in every tab',
    ],
  ],
  'popups.newsletter.footer-form': [
    [
      'tests/e2e/frame/header.spec.ts',
      'the footer subscribes an address, and says what is wrong with one',
    ],
  ],
  'popups.newsletter.form': [
    ['tests/e2e/frame/popups.spec.ts', 'its own form keeps what was typed'],
  ],
  'popups.queue.order': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'a campaign follows consent, and once closed it stays away, in every tab',
    ],
  ],
  'popups.queue.typing': [
    ['tests/e2e/frame/popups.spec.ts', 'the newsletter waits while somebody types'],
  ],
  'popups.tabs': [
    [
      'tests/e2e/frame/popups.spec.ts',
      'a campaign follows consent, and once closed it stays away, in every tab',
    ],
  ],
  'product.address.replace': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'each choice stands in the address by replacement, and Clear takes it back',
    ],
  ],
  'product.selection.clear': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'each choice stands in the address by replacement, and Clear takes it back',
    ],
  ],
  'product.swatch.missing': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'what is sold out can be looked at, what does not exist cannot',
    ],
  ],
  'product.swatch.sold-out': [
    [
      'tests/e2e/catalog/product.spec.ts',
      'what is sold out can be looked at, what does not exist cannot',
    ],
  ],
  'search.history.add': [
    [
      'tests/e2e/catalog/search.spec.ts',
      'a settled text of three characters is asked for, a dress found by keyboard, and again in the history',
    ],
  ],
  'search.keyboard': [
    [
      'tests/e2e/catalog/search.spec.ts',
      'a settled text of three characters is asked for, a dress found by keyboard, and again in the history',
    ],
  ],
  'search.minimum': [
    [
      'tests/e2e/catalog/search.spec.ts',
      'a settled text of three characters is asked for, a dress found by keyboard, and again in the history',
    ],
    ['tests/machines/search.test.ts', 'requests no suggestions for fewer than three characters'],
    ['tests/e2e/catalog/search.spec.ts', 'a settled text of three characters is asked for'],
  ],
  'session.expired.popup': [
    ['tests/e2e/customer/session.spec.ts', 'a session that ends in the middle asks for a sign-in'],
  ],
  'session.expired.resume': [
    ['tests/e2e/customer/session.spec.ts', 'a session that ends in the middle asks for a sign-in'],
  ],
  'session.lost-password.email': [
    ['tests/e2e/customer/account.spec.ts', 'a lost password is replaced by the link of the mail'],
  ],
  'session.lost-password.same-answer': [
    ['tests/cms/customer/customer.test.ts', 'requesting a lost password responds alike'],
  ],
  'session.register.email-taken': [
    ['tests/cms/customer/customer.test.ts', 'an email belongs to one customer'],
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
    ['tests/e2e/customer/account.spec.ts', 'a lost password is replaced by the link of the mail'],
  ],
  'session.sign-in.return': [
    ['tests/e2e/customer/session.spec.ts', 'a customer signs in by keyboard'],
  ],
  'session.sign-in.username': [
    ['tests/cms/customer/customer.test.ts', 'signing in accepts the email or the username'],
  ],
  'session.sign-out.confirmation': [
    ['tests/e2e/customer/session.spec.ts', 'signs out after a question'],
  ],
  'session.sign-out.redirect': [
    ['tests/e2e/customer/session.spec.ts', 'signs out after a question'],
  ],
  'stores.back': [
    [
      'tests/e2e/content/stores.spec.ts',
      'a store chosen of the list is looked at closely, and Back shows all again',
    ],
  ],
  'stores.distance.order': [
    ['tests/e2e/content/stores.spec.ts', 'distances are told in kilometres, nearest first'],
  ],
  'stores.distance.unit': [
    ['tests/e2e/content/stores.spec.ts', 'distances are told in kilometres, nearest first'],
  ],
  'stores.select': [
    [
      'tests/e2e/content/stores.spec.ts',
      'a store chosen of the list is looked at closely, and Back shows all again',
    ],
  ],
  'validation.confirm-payment.*': [
    [
      'tests/e2e/orders/confirmPayment.spec.ts',
      'each rule of the form speaks its own words at its field',
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
      'a renamed file is refused by its bytes at its field',
    ],
  ],
  'validation.confirm-payment.slip-size-limit': [
    ['tests/gateway/http.test.ts', 'a slip of exactly 2 MiB reaches the CMS'],
  ],
  'validation.confirm-payment.slip-type': [
    ['tests/cms/orders/uploads.test.ts', 'a rejected slip leaves the order awaiting payment'],
  ],
  'validation.forms.keep-values': [
    ['tests/e2e/frame/popups.spec.ts', 'its own form keeps what was typed'],
  ],
  'validation.forms.server-errors': [
    ['tests/gateway/visitors.test.ts', 'a refused sign-in names the field'],
  ],
  'validation.newsletter.consent': [
    ['tests/e2e/frame/popups.spec.ts', 'its own form keeps what was typed'],
  ],
  'validation.newsletter.email': [
    ['tests/cms/http/http.test.ts', 'the newsletter accepts an email'],
    [
      'tests/e2e/frame/header.spec.ts',
      'the footer subscribes an address, and says what is wrong with one',
    ],
  ],
  'validation.newsletter.email-pattern': [
    ['tests/cms/http/http.test.ts', 'the newsletter accepts an email'],
    [
      'tests/e2e/frame/header.spec.ts',
      'the footer subscribes an address, and says what is wrong with one',
    ],
  ],
  'validation.register.*': [
    ['tests/e2e/customer/account.spec.ts', 'registering names each field that is missing'],
  ],
  'validation.sign-in.password': [
    ['tests/e2e/customer/session.spec.ts', 'a customer signs in by keyboard'],
  ],
  'validation.sign-in.username': [
    ['tests/e2e/customer/session.spec.ts', 'a customer signs in by keyboard'],
  ],
  'wishlist.sign-in.resume': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'a wish made while signed out is kept through the sign-in',
    ],
  ],
  'wishlist.toggle': [
    [
      'tests/e2e/catalog/wishlist.spec.ts',
      'items are saved from a card and taken off on the wishlist',
    ],
  ],
}
