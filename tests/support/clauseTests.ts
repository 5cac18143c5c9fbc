/**
 * Tests of clauses beyond those made from machines: the file, and words that a test's name holds.
 * Those of a clause's machines need no line.
 */
export const clauseTests: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '§4 Grid view': [
    ['tests/web/interleave.test.ts', 'look books stand where the specification puts them'],
    ['tests/e2e/purchase.spec.ts', 'four columns bring 16 products a page, and the choice is kept'],
  ],
  '§4 Order statuses': [
    [
      'tests/cms/orders.transitions.test.ts',
      'every status and event either follow the written flow',
    ],
    ['tests/cms/orders.transitions.test.ts', 'each status stands under exactly one tab'],
  ],
  '§4 Order detail': [
    ['tests/cms/orders.payment.test.ts', 'an order paid by transfer goes from slip to invoice'],
  ],
  '§5 Sign-in': [
    ['tests/cms/customer.test.ts', 'signing in takes the e-mail or the username'],
    ['tests/gateway/visitors.test.ts', 'a refused sign-in names the field'],
  ],
  '§5 Lost password': [
    ['tests/cms/customer.test.ts', 'a lost password is asked for alike by anybody'],
  ],
  '§5 Reset password': [
    ['tests/cms/customer.test.ts', 'a key sets a new password once and ends every session'],
  ],
  '§5 Register': [
    ['tests/cms/customer.test.ts', 'registering signs in'],
    ['tests/cms/customer.test.ts', 'an e-mail belongs to one customer'],
  ],
  '§5 Newsletter': [['tests/cms/http.test.ts', 'the newsletter takes an address']],
  '§5 Search': [
    ['tests/machines/search.test.ts', 'nothing is asked for fewer than three characters'],
  ],
  '§5 Cart quantity': [
    ['tests/cms/cart.test.ts', 'PATCH and PUT set the quantity; outside the limits is invalid'],
    ['tests/machines/cartLine.test.ts', 'what is wanted lies within the limits'],
  ],
  '§5 Confirm payment': [
    ['tests/cms/orders.payment.test.ts', 'a form without a slip is refused'],
    ['tests/cms/orders.uploads.test.ts', 'a refused slip leaves the order waiting'],
    ['tests/gateway/http.test.ts', 'a slip of exactly 2 MiB reaches the CMS'],
  ],
}
