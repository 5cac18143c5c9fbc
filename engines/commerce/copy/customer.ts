/** Messages that shoppers read about signing in and their account. */
export const customerCopy = {
  signInRequired: 'Please sign in to continue.',
  passwordWrong: 'The username or password you entered is incorrect.',
  tooManyAttempts:
    'Too many incorrect passwords. Please wait a moment and try again, or reset your password.',
  birthDateMissing: 'Please enter your birth date',
  registrationFailed: "Couldn't create your account, please try again later.",

  resetRequested:
    'If there’s an account with these details, we’ve emailed you a link to reset your password.',
  resetLinkInvalid: 'This link isn’t valid. Please request a new one.',
  resetLinkUsed: 'This link has already been used. Please request a new one.',
  resetLinkExpired: 'This link has expired. Please request a new one.',
  passwordChanged: 'Your password has been changed. Please sign in.',
  signedOut: 'Logged out successfully',
  currentPasswordWrong: 'This password is incorrect. Please try again.',
  ownPasswordChanged:
    'Your password has been changed. You’ve been signed out on all other devices.',

  deletionWithoutEmail: 'Your account has no email address. Please contact us to delete it.',
  deletionLinkSent: 'We’ve emailed you a link to confirm. It’s valid for one hour.',
  deletionLinkInvalid: 'This link isn’t valid any more. Please request a new one.',
  deletionWithOpenOrders:
    'You have an order, return or refund in progress. You can delete your account once it is complete.',
  accountDeleted: 'Your account has been deleted.',
  /** While the content CMS of an engine cannot be reached. */
  accountDeletionPending:
    'Your account has been deleted. Your newsletter, enquiries and appointments will follow shortly.',
  dataUnavailable: 'These parts can’t be reached right now. Please download your data again later.',

  addressNotFound: 'This address is no longer in your address book.',
  addressBookFull: (maximum: number) =>
    `Your address book is full (${maximum} addresses). Please remove one first.`,

  providerUnavailable: 'This way of signing in isn’t available.',
  nameFallback: 'Guest',
}
