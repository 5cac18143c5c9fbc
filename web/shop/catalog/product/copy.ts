/**
 * Copy that shoppers read about a product, where the specification does not fix the wording. Apart from the copy of
 * listings, which product pages do not load.
 */
export const productCopy = {
  unavailable: "This combination isn't available. Please choose another.",
  choose: (option: string) => `Choose ${option.toLowerCase()}`,
  chooseAnother: 'Choose another',
  seeOptions: 'See options',
  notify: 'Get notified',
  onlyLeft: (count: number) => `Only ${count} left`,
  /** The button's label while a text is missing; short enough for narrow phones. */
  enterText: (option: string) => `Enter your ${option.toLowerCase()}`,
  promises: 'Delivery, returns and help',
  arrives: (from: string, to: string) => `Arrives ${from} – ${to}`,
  arrivesIn: (min: number, max: number) => `Arrives in ${min}–${max} working days`,
  freeFrom: (amount: string) => `Free from ${amount}`,
  returns: ({ days, isFree }: { days: number; isFree: boolean }) =>
    `${isFree ? 'Free returns' : 'Returns'} within ${days} days`,
  pickUp: (stores: number) =>
    stores === 1 ? 'Free pick-up in our store' : `Free pick-up in ${stores} stores`,
  askOnLine: 'Ask a stylist on LINE',
  share: 'Share',
  link: 'link',
  completeTheLook: 'Complete the look',
  addLook: 'Add the look to bag',
  addSelected: (count: number) => (count === 1 ? 'Add 1 item to bag' : `Add ${count} items to bag`),
  allSizes: 'All sizes in centimetres',
  fullDetails: 'View full details',
  notFound: "We couldn't find this product.",
  tryAgain: 'Try again',
  sizeGuide: 'Size guide',
  modelInfo: 'Model info',
  measurements: { height: 'Height', bust: 'Bust', waist: 'Waist', hips: 'Hips' },
  size: 'Wears size',
  details: 'Details',
  composition: 'Composition',
  careInstructions: 'Care instructions',
  productCode: 'Product code',
  category: 'Category',
  collection: 'Collection',
  add: 'Add',
}
