import type { Example } from './example.ts'

const username = 'ada@example.com'
const password = 'Password1'

/** What needs a customer, and how to become one. */
export const account: readonly Example[] = [
  {
    slug: 'register',
    title: 'Make an account',
    query: `mutation Register($input: RegisterInput!) {
  register(input: $input) { displayName }
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
    query: `# The session is a cookie of this browser: after this the other examples are signed in, and so is the shop.
mutation SignIn($input: LoginInput!) {
  login(input: $input) { displayName }
}`,
    variables: { input: { username, password, rememberMe: true } },
  },
  {
    slug: 'who-am-i',
    title: 'Who am I?',
    query: `query WhoAmI {
  viewer { displayName email }
}`,
  },
  {
    slug: 'orders',
    title: 'Look at my orders',
    query: `query MyOrders($id: ID!) {
  orders(status: ALL) { id createdDate status total }
  order(id: $id) { status items { name quantity total } billing { city } }
}`,
    variables: { id: '1' },
  },
  {
    slug: 'cancel',
    title: 'Cancel an order',
    query: `mutation Cancel($id: ID!) {
  cancelOrder(id: $id) { message }
}`,
    variables: { id: '1' },
  },
  {
    slug: 'wishlist',
    title: 'Save, list and forget a product',
    query: `# Run one operation at a time: ▶ asks which.
mutation Save($id: ID!) {
  addToWishlist(productId: $id) { message }
}

query Saved {
  wishlist { id name price }
}

mutation Forget($id: ID!) {
  removeFromWishlist(productId: $id) { message }
}`,
    variables: { id: '1025' },
  },
  {
    slug: 'new-password',
    title: 'Choose a new password',
    query: `# The letter with the link lies in .data/outbox until the shop has a mail server.
mutation AskForALink($username: String!) {
  requestPasswordReset(username: $username) { message }
}

mutation ChooseAPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) { message }
}`,
    variables: {
      username,
      input: {
        password: 'Password2',
        confirmPassword: 'Password2',
        resetKey: 'key, from the link',
        resetLogin: 'login, from the link',
      },
    },
  },
  {
    slug: 'newsletter',
    title: 'Subscribe to the newsletter',
    query: `mutation Subscribe {
  submitForm(formId: 3, data: [{ name: "email", value: "you@example.com" }]) { message }
}`,
  },
  {
    slug: 'sign-out',
    title: 'Sign out',
    query: `mutation SignOut {
  logout { message }
}`,
  },
]
