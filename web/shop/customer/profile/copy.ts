/** Copy that shoppers read on the pages of their account. */
export const profileCopy = {
  title: 'Personal Information',
  failed: "We couldn't load this page.",
  tryAgain: 'Try again',
  details: 'Your details',
  email: 'Email',
  save: 'Save changes',
  saved: 'Your details have been saved.',
  saveFailed: "Your details couldn't be saved. Please try again.",
  signInMethods: 'Sign-in methods',
  password: 'Password',
  passwordSet: 'You can sign in with your email address and password.',
  passwordMissing: 'To add a password, log out and choose "Forgot your password?".',
  linked: (date: string) => `Linked on ${date}.`,
  linkedBefore: 'Linked to your account.',
  data: 'Your data',
  dataText: 'A file with everything that we store under your account.',
  download: 'Download my data',
  fileName: 'vitrine-my-data.json',
  dataFailed: "Your data couldn't be downloaded. Please try again.",
  deleteAccount: 'Delete my account',
  deleteText:
    "Your details, addresses, wishlist and bag are deleted, and your orders no longer bear your name, except on tax invoices, which we keep for five years. This can't be undone.",
  deleteByEmail: "To confirm that it's you, we'll send you a link.",
  deleteLink: 'Email me a link',
  deleteFailed: "Your account couldn't be deleted. Please try again.",
  more: 'More in your account',
  changePassword: 'Change password',
  changePasswordText: "You'll be signed out on all other devices.",
  currentPassword: 'Current password',
  changeFailed: 'Failed to change password',
}

/** The names of the services with which customers sign in. */
export const providerNames = {
  FACEBOOK: 'Facebook',
  GOOGLE: 'Google',
  APPLE: 'Apple',
  LINE: 'LINE',
  UNKNOWN: 'Another service',
} as const
