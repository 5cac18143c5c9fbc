import type { Example } from './example.ts'

const username = 'ada@example.com'
const password = 'Password1'

/** Examples of accounts, orders and the wishlist. */
export const account: readonly Example[] = [
  {
    slug: 'register',
    title: 'Create an account',
    query: `mutation Register($input: RegisterInput!) {
  register(input: $input) { viewer { displayName } userErrors { code field message } }
}`,
    variables: {
      input: {
        firstName: 'Ada',
        lastName: 'Chai',
        birthDate: '1990-01-31',
        phoneNumber: '0812345678',
        email: username,
        password,
      },
    },
  },
  {
    slug: 'sign-in',
    title: 'Sign in',
    query: `# Sets the session cookie of this browser: the other examples and the shop are then signed in too.
mutation SignIn($input: LoginInput!) {
  login(input: $input) { viewer { displayName } userErrors { code field message } }
}`,
    variables: { input: { username, password, rememberMe: true } },
  },
  {
    slug: 'viewer',
    title: 'Read the signed-in customer',
    query: `# null if you are not signed in.
query Viewer {
  viewer { displayName email }
}`,
  },
  {
    slug: 'orders',
    title: 'List orders and read one',
    query: `query MyOrders($id: ID!) {
  orders(status: ALL, first: 10) { totalCount nodes { id number createdDate status total { amount currencyCode } } }
  order(id: $id) { status items { name quantity total { amount } } billing { city } }
}`,
    variables: { id: '1' },
  },
  {
    slug: 'cancel',
    title: 'Cancel an order',
    query: `mutation Cancel($id: ID!) {
  cancelOrder(input: { orderId: $id }) { message order { status } userErrors { code field message } }
}`,
    variables: { id: '1' },
  },
  {
    slug: 'order-again',
    title: 'Order the pieces of an order again, or return one',
    query: `# Press ▶ and choose the operation to run.
mutation OrderAgain($id: ID!) {
  orderAgain(input: { orderId: $id }) {
    added
    unavailable { name quantity }
    cart { itemCount }
    userErrors { code field message }
  }
}

# An item's line is Order.items.line.
mutation Return($input: RequestReturnInput!) {
  requestReturn(input: $input) {
    order { returns { id status } }
    userErrors { code field message }
  }
}`,
    variables: {
      id: '1',
      input: {
        orderId: '1',
        items: [{ line: '1', quantity: 1, reason: 'TOO_SMALL' }],
        idempotencyKey: 'my-first-return',
      },
    },
  },
  {
    slug: 'order-link',
    title: "Email a new link to a guest's order, or a link to an account with it",
    query: `# Press ▶ and choose the operation to run.
mutation OrderLink($orderId: ID!, $email: String!) {
  requestOrderLink(input: { orderId: $orderId, email: $email }) { message userErrors { code field message } }
}

# Order.accessKey of the guest who placed it.
mutation Account($orderId: ID!, $key: String!) {
  createAccountFromOrder(input: { orderId: $orderId, key: $key }) { message userErrors { code field message } }
}`,
    variables: { orderId: '1', email: 'guest@example.com', key: 'the access key' },
  },
  {
    slug: 'stock-alert',
    title: 'Request an email when a sold-out product is back',
    query: `# Without a mail server, the emails are files in .data/outbox. Press ▶ and choose the operation to run.
mutation RequestAlert($input: RequestStockAlertInput!) {
  requestStockAlert(input: $input) { message userErrors { code field message } }
}

mutation ConfirmAlert($key: String!) {
  confirmStockAlert(input: { key: $key }) { message product { name url } }
}

mutation Unsubscribe($key: String!) {
  unsubscribeStockAlerts(input: { key: $key }) { message userErrors { code field message } }
}`,
    variables: {
      input: {
        productId: '1025',
        options: [{ option: 'size', value: 'm' }],
        email: 'you@example.com',
      },
      key: 'key from the link',
    },
  },
  {
    slug: 'wishlist',
    title: 'Add to, read and change the wishlist',
    query: `# Press ▶ and choose the operation to run.
mutation AddToWishlist($id: ID!) {
  addToWishlist(input: { productId: $id }) { message userErrors { code field message } }
}

query Wishlist {
  wishlist { nodes { id name price { amount } } }
}

mutation RemoveFromWishlist($id: ID!) {
  removeFromWishlist(input: { productId: $id }) { message userErrors { code field message } }
}`,
    variables: { id: '1025' },
  },
  {
    slug: 'reset-password',
    title: 'Reset a password',
    query: `# Without a mail server, the email with the link is a file in .data/outbox.
mutation RequestPasswordReset($username: String!) {
  requestPasswordReset(input: { username: $username }) { message userErrors { code field message } }
}

mutation ResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) { message userErrors { code field message } }
}`,
    variables: {
      username,
      input: {
        password: 'Password2',
        confirmPassword: 'Password2',
        resetKey: 'key from the link',
        resetLogin: 'login from the link',
      },
    },
  },
  {
    slug: 'newsletter',
    title: 'Subscribe to the newsletter',
    query: `# Without a mail server, the email with the links is a file in .data/outbox.
mutation Subscribe {
  submitForm(input: { form: NEWSLETTER, data: [{ name: "email", value: "you@example.com" }] }) {
    message
    userErrors { code field message }
  }
}

mutation ConfirmNewsletter($key: String!) {
  confirmNewsletter(input: { key: $key }) { message userErrors { code field message } }
}

mutation UnsubscribeNewsletter($key: String!) {
  unsubscribeNewsletter(input: { key: $key }) { message userErrors { code field message } }
}`,
    variables: { key: 'key from the link' },
  },
  {
    slug: 'sign-out',
    title: 'Sign out',
    query: `mutation SignOut {
  logout { message }
}`,
  },
]
