/**
 * Tests of clauses beyond those made from machines: the file, and words that a test's name holds.
 * Those of a clause's machines need no line.
 */
export const clauseTests: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '§2 /wishlist': [
    ['tests/e2e/wishlist.spec.ts', 'a wish made while signed out is kept through the sign-in'],
  ],
  '§4 Grid view': [
    ['tests/web/interleave.test.ts', 'look books stand where the specification puts them'],
    ['tests/e2e/purchase.spec.ts', 'four columns bring 16 products a page, and the choice is kept'],
  ],
  '§4 Listing': [
    ['tests/e2e/listing.spec.ts', 'filters narrow the grid, stand in the address'],
    [
      'tests/e2e/purchase.spec.ts',
      'reaching the end loads the next page, and look books stand where they should',
    ],
  ],
  '§4 Product selection': [
    [
      'tests/e2e/product.spec.ts',
      'each choice stands in the address by replacement, and Clear takes it back',
    ],
    ['tests/e2e/product.spec.ts', 'what is sold out can be looked at, what does not exist cannot'],
  ],
  '§4 Wishlist': [
    ['tests/e2e/wishlist.spec.ts', 'items are saved from a card and taken off on the wishlist'],
  ],
  '§4 Cart': [
    [
      'tests/e2e/purchase.spec.ts',
      'finds the dress in the bag, changes its number and takes it out',
    ],
    ['tests/e2e/bag.spec.ts', 'a quantity still waiting is sent when the page is left'],
  ],
  '§4 Auth': [
    ['tests/e2e/session.spec.ts', 'signs out after a question'],
    ['tests/e2e/session.spec.ts', 'a session that ends in the middle asks for a sign-in'],
  ],
  '§4 Search': [
    [
      'tests/e2e/search.spec.ts',
      'a settled text of three characters is asked for, a dress found by keyboard, and again in the history',
    ],
  ],
  '§4 Popups': [
    [
      'tests/e2e/house-popups.spec.ts',
      'a campaign follows consent, and once closed it stays away, in every tab',
    ],
    ['tests/e2e/house-popups.spec.ts', 'the newsletter waits while somebody types'],
  ],
  '§4 Payment methods': [
    [
      'tests/e2e/orders.payment.spec.ts',
      'a bank transfer shows the accounts to copy and the way to confirm it',
    ],
  ],
  '§4 QR payment': [
    [
      'tests/e2e/orders.payment.spec.ts',
      'the countdown is the same, and the deadline is said in Bangkok time',
    ],
  ],
  '§4 Store locator': [
    [
      'tests/e2e/content.stores.spec.ts',
      'a store chosen of the list is looked at closely, and Back shows all again',
    ],
    ['tests/e2e/content.stores.spec.ts', 'distances are told in kilometres, nearest first'],
  ],
  '§4 Order statuses': [
    [
      'tests/cms/orders/transitions.test.ts',
      'every status and event either follow the written flow',
    ],
    ['tests/cms/orders/transitions.test.ts', 'each status except draft is in exactly one tab'],
    ['tests/e2e/orders.spec.ts', 'the order history has five tabs that stand in the address'],
  ],
  '§4 Order detail': [
    ['tests/cms/orders/payment.test.ts', 'an order paid by transfer goes from slip to invoice'],
    ['tests/e2e/orders.spec.ts', 'a completed order leads to its invoice'],
    ['tests/e2e/orders.spec.ts', 'an order that cannot be cancelled any more says so'],
  ],
  '§5 Sign-in': [
    ['tests/cms/customer/customer.test.ts', 'signing in accepts the email or the username'],
    ['tests/gateway/visitors.test.ts', 'a refused sign-in names the field'],
    ['tests/e2e/session.spec.ts', 'a customer signs in by keyboard'],
  ],
  '§5 Lost password': [
    ['tests/cms/customer/customer.test.ts', 'requesting a lost password responds alike'],
    ['tests/e2e/account.spec.ts', 'a lost password is replaced by the link of the mail'],
  ],
  '§5 Reset password': [
    [
      'tests/cms/customer/customer.test.ts',
      'a reset key sets a new password once and ends every session',
    ],
    ['tests/e2e/account.spec.ts', 'a lost password is replaced by the link of the mail'],
  ],
  '§5 Register': [
    ['tests/cms/customer/customer.test.ts', 'registering signs in'],
    ['tests/cms/customer/customer.test.ts', 'an email belongs to one customer'],
    ['tests/e2e/account.spec.ts', 'registering names each field that is missing'],
  ],
  '§5 Newsletter': [
    ['tests/cms/http/http.test.ts', 'the newsletter accepts an email'],
    [
      'tests/e2e/house-header.spec.ts',
      'the footer subscribes an address, and says what is wrong with one',
    ],
    ['tests/e2e/house-popups.spec.ts', 'its own form keeps what was typed'],
  ],
  '§5 Search': [
    ['tests/machines/search.test.ts', 'nothing is asked for fewer than three characters'],
    ['tests/e2e/search.spec.ts', 'a settled text of three characters is asked for'],
  ],
  '§5 Cart quantity': [
    [
      'tests/cms/cart/cart.test.ts',
      'PATCH and PUT set the quantity and reject one outside the limits',
    ],
    ['tests/machines/cartLine.test.ts', 'what is wanted lies within the limits'],
    ['tests/e2e/purchase.spec.ts', 'changes its number and takes it out'],
  ],
  '§5 Confirm payment': [
    [
      'tests/cms/orders/payment.test.ts',
      'a payment confirmation without a slip or as JSON is rejected',
    ],
    ['tests/cms/orders/uploads.test.ts', 'a rejected slip leaves the order awaiting payment'],
    ['tests/gateway/http.test.ts', 'a slip of exactly 2 MiB reaches the CMS'],
    ['tests/e2e/confirmPayment.spec.ts', 'each rule of the form speaks its own words at its field'],
    ['tests/e2e/confirmPayment.spec.ts', 'a renamed file is refused by its bytes at its field'],
  ],
}
