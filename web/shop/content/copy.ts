/** What visitors read on content pages, where the specification does not fix the wording. */
export const contentCopy = {
  contact: 'Contact us',
  formMissing: 'Can’t see the form?',
  formLink: 'Open it in a new tab',
  noStories: 'Our first stories are coming soon.',
  locate: 'Find stores near me',
  locationDenied:
    'We couldn’t find your location. Allow location access in your browser, then try again.',
  nearestFirst: 'Nearest first, measured in a straight line.',
  mapUnavailable: 'The map isn’t available right now. Addresses and directions still work.',
  noStores: 'No stores found.',
  directions: 'Get directions',
  aboutStore: 'About this store',
} as const
