/** Copy that shoppers read in the account area, where the specification does not fix the wording. */
export const accountCopy = {
  title: 'My account',
  newHere: 'New here?',
  createAccount: 'Create an account',
  forgotPassword: 'Forgot your password?',
  otherSignIn: 'or continue with',
  passwordHint: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  registerTerms: {
    start: 'By registering, you agree to our',
    terms: 'terms and conditions',
    and: 'and',
    privacyPolicy: 'privacy policy',
  },
  welcome: (firstName: string) => `Welcome, ${firstName}.`,
  accountReady: 'Your account is ready.',
  bagsMerged: 'The items you chose before signing in are now in your bag.',
  unavailableHint: "We can't load your account right now. We'll keep trying.",
  menu: 'Account',
  signIn: 'Sign in',
  register: 'Register',
  username: 'Username or email address',
  password: 'Password',
  currentPasswordMissing: 'Please enter your current password',
  rememberMe: 'Remember me',
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Birth date',
  phoneNumber: 'Phone number',
  email: 'Email',
}

/** Why a sign-in with an account of another service failed, by the reason in the URL. */
export const socialFailureCopy: Readonly<Record<string, string>> = {
  cancelled: 'Your sign-in was cancelled.',
  failed: "We couldn't sign you in. Please try again or use your password.",
  'email-taken':
    'An account with this email address already exists. Please sign in with your password.',
}

/** Copy that shoppers read when they request a new password. */
export const passwordCopy = {
  lostTitle: 'Forgot your password?',
  lostText: "Enter your username or email address and we'll send you a link to choose a new one.",
  resetTitle: 'Choose a new password',
  resetText:
    "Your new password replaces the previous one, and you'll be signed out on all devices.",
  newLink: 'Request a new link',
  backToSignIn: 'Back to sign in',
  lost: 'Lost password',
  reset: 'Reset password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  change: 'Change password',
}

/** Copy that shoppers read before they sign out. */
export const signOutCopy = {
  question: 'Log out?',
  text: 'Your bag and wishlist will be here when you sign in again.',
}
