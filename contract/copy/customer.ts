import { greetedName } from '#contract/greetedName.ts'
/** Messages that shoppers read about signing in and their account. */
export const customerCopy = {
  signInRequired: 'Please sign in to continue.',
  passwordWrong: 'The username or password you entered is incorrect.',
  tooManyAttempts:
    'Too many incorrect passwords. Please wait a moment and try again, or reset your password.',
  birthDateMissing: 'Please enter your birth date',
  registrationFailed: "Couldn't create your account, please try again later.",

  resetRequested:
    "If there's an account with these details, we've emailed you a link to reset your password.",
  resetLinkInvalid: "This link isn't valid. Please request a new one.",
  resetLinkUsed: 'This link has already been used. Please request a new one.',
  resetLinkExpired: 'This link has expired. Please request a new one.',
  passwordChanged: 'Your password has been changed. Please sign in.',
  signedOut: 'Logged out successfully',
  currentPasswordWrong: 'This password is incorrect. Please try again.',
  ownPasswordChanged:
    "Your password has been changed. You've been signed out on all other devices.",

  deletionWithoutEmail: 'Your account has no email address. Please contact us to delete it.',
  deletionLinkSent: "We've emailed you a link to confirm. It's valid for one hour.",
  deletionLinkInvalid: "This link isn't valid any more. Please request a new one.",
  deletionWithOpenOrders:
    'You have an order, return or refund in progress. You can delete your account once it is complete.',
  accountDeleted: 'Your account has been deleted.',

  addressNotFound: 'This address is no longer in your address book.',
  addressBookFull: (maximum: number) =>
    `Your address book is full (${maximum} addresses). Please remove one first.`,

  providerUnavailable: "This way of signing in isn't available.",
  nameFallback: 'Guest',
}

const greeting = (firstName: string) => `Dear ${greetedName(firstName)},`

/** The email about a new account, with a link to `/my-account/lost-password`. */
export const welcomeEmail = ({ firstName }: { firstName: string }) => ({
  subject: 'Welcome to Vitrine',
  greeting: greeting(firstName),
  paragraphs: ['Your account is ready. You can sign in with this email address.'],
  actionLabel: 'Choose another password',
  closing: "If you didn't create this account, choose a new password. It will then be yours alone.",
})

/** The email about a second account for the same address, with a link to `/my-account/lost-password`. */
export const secondAccountEmail = () => ({
  subject: 'You already have an account',
  greeting: 'Hello,',
  paragraphs: [
    'Someone has just registered with this email address, which already has an account.',
    'If this was you, please sign in as before, or choose a new password. This brings the orders of both accounts together.',
  ],
  actionLabel: 'Choose a new password',
  closing: "If this wasn't you, you can ignore this email. Your account is not affected.",
})

/** The email with the link that resets a password; it is valid once, for an hour. */
export const resetEmail = (customer: { firstName: string; username: string }) => ({
  subject: 'Reset your password',
  greeting: greeting(customer.firstName),
  paragraphs: [
    'We received a request to reset the password of your account.',
    `Your username is ${customer.username}. The link below is valid for one hour and can be used once.`,
  ],
  actionLabel: 'Choose a new password',
  closing: "If you didn't request this, you can ignore this email. Your password won't change.",
})

/** The email about an account for a guest's order, with the link that sets its password. */
export const orderAccountEmail = (
  { firstName }: { firstName: string },
  orderId: number,
  isNew: boolean,
) => ({
  subject: isNew ? 'Set the password of your account' : 'Add your order to your account',
  greeting: greeting(firstName),
  paragraphs: [
    isNew
      ? `You asked for an account after order ${orderId}. Choose a password, and the order and its addresses are in your account.`
      : `You already have an account with this email address, to which you can sign in as before. If you choose a new password, order ${orderId} is added to it.`,
    'The link below is valid for one hour and can be used once.',
  ],
  actionLabel: isNew ? 'Choose a password' : 'Choose a new password',
  closing: isNew
    ? "If you didn't request this, you can ignore this email. The account cannot be used without the link."
    : "If you didn't request this, you can ignore this email. Your account won't change.",
})

/** The email that confirms a changed password. */
export const passwordChangedEmail = ({ firstName }: { firstName: string }) => ({
  subject: 'Your password has been changed',
  greeting: greeting(firstName),
  paragraphs: ["Your password has been changed, and you've been signed out on all devices."],
  closing: "If this wasn't you, please contact us straight away.",
})

/** The email about a password that the signed-in customer has changed. */
export const ownPasswordChangedEmail = ({ firstName }: { firstName: string }) => ({
  subject: 'Your password has been changed',
  greeting: greeting(firstName),
  paragraphs: ["Your password has been changed, and you've been signed out on all other devices."],
  closing: "If this wasn't you, please contact us straight away.",
})

/** The email with the link that confirms the deletion of an account; it is valid for an hour. */
export const deletionEmail = ({ firstName }: { firstName: string }) => ({
  subject: 'Confirm the deletion of your account',
  greeting: greeting(firstName),
  paragraphs: [
    'We received a request to delete your account. Please confirm it with the link below, which is valid for one hour.',
  ],
  actionLabel: 'Review the deletion',
  closing: "If this wasn't you, you can ignore this email. Your account won't change.",
})

/** The email about a provider that was linked to an unverified account. */
export const providerLinkedEmail = ({ firstName }: { firstName: string }, provider: string) => ({
  subject: `You can now sign in with ${provider}`,
  greeting: greeting(firstName),
  paragraphs: [
    `You signed in with ${provider}, which has confirmed your email address.`,
    'To keep your account secure, we\'ve removed its previous password. You can choose a new one at any time under "Lost password".',
  ],
})
