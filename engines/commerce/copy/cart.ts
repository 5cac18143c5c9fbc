import { formatBaht } from '#commerce/satang.ts'

/** Messages that shoppers read about their bag and wishlist. */
export const cartCopy = {
  cartEmpty: 'Your bag is empty.',
  optionMissing: 'Please select an option',
  choiceUnavailable: (product: string, option: string) =>
    `${product} isn’t available in this ${option.toLowerCase()}.`,
  optionUnknown: (product: string) => `${product} doesn’t come with this option.`,
  textMissing: (option: string) => `Please enter your ${option.toLowerCase()}.`,
  textCharacters: (option: string, characters: string) =>
    `Please use only the characters ${characters} for your ${option.toLowerCase()}.`,
  textTooShort: (option: string, minimum: number) =>
    `Your ${option.toLowerCase()} needs at least ${minimum} characters.`,
  textTooLong: (option: string, maximum: number) =>
    `Your ${option.toLowerCase()} can have up to ${maximum} characters.`,
  combinationUnavailable: 'This combination isn’t available.',
  productNotFound: 'Product not found',
  lineRemoved: 'This item is no longer in your bag.',
  tooManyLines: (maximum: number) => `Your bag can hold up to ${maximum} different items.`,

  quantityTooSmall: 'Please choose a quantity of at least 1.',
  quantityTooLarge: (product: string, maximum: number) =>
    `You can add up to ${maximum} of ${product} to your bag.`,
  soldOut: (product: string) => `${product} is sold out.`,
  onlyLeft: (product: string, left: number) => `Only ${left} of ${product} left.`,
  alreadyInCart: (quantity: number) => `You already have ${quantity} in your bag.`,

  reducedToStock: (left: number, before: number) =>
    `Only ${left} left. We’ve changed your quantity from ${before}.`,
  reducedToMaximum: (maximum: number, before: number) =>
    `You can order up to ${maximum}. We’ve changed your quantity from ${before}.`,
  priceChanged: (before: number, now: number) =>
    `The price has changed from ${formatBaht(before)} to ${formatBaht(now)}.`,
  totalChanged: (before: number, now: number) =>
    `The total has changed from ${formatBaht(before)} to ${formatBaht(now)}.`,
  productRemoved: (product: string) =>
    `${product} is no longer available and has been removed from your bag.`,
  bagsMerged: 'The items you chose before signing in are now in your bag.',

  giftWrap: 'Gift wrapping',
  giftWrapUnavailable: 'Gift wrapping isn’t available.',
  giftMessageTooLong: (maximum: number) => `Your message can have up to ${maximum} characters.`,

  tooManyCoupons: (maximum: number) => `You can use up to ${maximum} coupons per order.`,
  couponUnknown: (code: string) => `Coupon ${code} doesn’t exist. Please check the code.`,
  couponNotYetValid: (code: string) => `Coupon ${code} isn’t valid yet.`,
  couponExpired: (code: string) => `Coupon ${code} has expired.`,
  couponUsedUp: (code: string) => `Coupon ${code} is no longer available.`,
  couponAlreadyUsed: (code: string) => `You’ve already used coupon ${code}.`,
  couponFirstOrder: (code: string) => `Coupon ${code} is only for a first order.`,
  couponOtherItems: (code: string) => `Coupon ${code} isn’t for the items in your bag.`,
  couponMinimum: (code: string, minimum: number) =>
    `Coupon ${code} is valid on orders of ${formatBaht(minimum)} or more.`,

  vatIncluded: (percent: number) => `VAT ${percent}% (included)`,

  methodUnknown: 'This delivery method isn’t available. Please choose another one.',
  methodElsewhere: (province: string) =>
    `This delivery method isn’t available in ${province}. Please choose another one.`,

  wishlistFull: (maximum: number) => `Your wishlist can hold up to ${maximum} items.`,
  wishlistAdded: (product: string) => `${product} has been added to your wishlist.`,
  wishlistRemoved: 'The item has been removed from your wishlist.',
}

export const shippingMethodCopy = {
  standard: 'Standard delivery, 2–4 days',
  express: 'Express delivery in Bangkok',
  'pick-up': 'Pick up in a store',
}
