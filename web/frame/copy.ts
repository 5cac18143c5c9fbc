/** Copy that visitors read about cookies. */
export const consentCopy = {
  title: 'Your cookie choices',
  text: 'We use necessary cookies to keep you signed in and remember your bag. With your consent, we also use cookies to understand how our shop is used and to show you relevant advertising. See our',
  privacyPolicy: 'privacy policy',
  preferences: 'Cookie preferences',
  blocked:
    'Your cookie choices could not be opened. Allow this shop in your content blocker, then reload the page.',
  save: 'Save preferences',
  necessary: 'Necessary',
  necessaryHint: 'For your bag, signing in and this choice. The shop needs these cookies to work.',
  analytics: 'Analytics',
  analyticsHint: 'Anonymous usage statistics, which help us improve the shop.',
  ads: 'Advertising',
  adsHint: 'The products you view, so that our advertising is relevant to you.',
}

/** Copy that visitors read about the newsletter, besides the site's settings. */
export const newsletterCopy = {
  title: 'Newsletter',
  email: 'Email address',
  subscribe: 'Subscribe',
  brand: 'I would like to hear from',
  consent: 'I have read and accept the',
  privacyPolicy: 'privacy policy',
}

/** The link of a campaign without a text of its own. */
export const campaignCopy = { link: 'Discover' }

/** Copy that visitors read in the mobile menu. */
export const menuCopy = {
  title: 'Menu',
  loading: 'Loading the menu…',
  all: 'View all',
}
