/** Copy that shoppers read at the checkout, where the specification does not fix the wording. */
export const checkoutCopy = {
  title: 'Checkout',
  accountHint: 'You can order without an account. Already have one?',
  emailHint: "We'll send your order confirmation to this address.",
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  otherBillingAddress: 'Use a different billing address',
  receipt: {
    legend: 'How would you like to receive your order?',
    delivery: 'Delivery to an address',
    store: 'Pick up in a store',
    stores: (count: number) =>
      count === 1 ? 'Free, at our store' : `Free, at any of our ${count} stores`,
  },
  collector: 'Who collects the order',
  collectorPhoneHint: 'So that the store can reach you, and to find your order.',
  whichStore: 'Which store would you like to collect it from?',
  storeMissing: 'Please choose a store',
  deliveryMethod: 'When should it arrive?',
  deliveryMethodMissing: 'Please choose a delivery method',
  arrives: (deadline: string, day: string) => `Order and pay by ${deadline} for delivery on ${day}`,
  freeFrom: (amount: string) => `Free on orders of ${amount} or more`,
  free: 'Free',
  paymentMethod: 'How would you like to pay?',
  paymentMethodMissing: 'Please choose a payment method',
  toDelivery: 'Continue to delivery',
  toPayment: 'Continue to payment',
  toReview: 'Continue to review',
  summary: 'Order summary',
  quantity: (quantity: number) => `Quantity ${quantity}`,
  editCart: 'Edit bag',
  note: 'Order note',
  terms: {
    start: 'By placing your order, you agree to our',
    terms: 'terms and conditions',
    and: 'and',
    privacyPolicy: 'privacy policy',
  },
  placeOrder: (total: string | undefined) => (total ? `Place order · ${total}` : 'Place order'),
  placing: 'Placing your order…',
  unpriced: "We couldn't load the total with your delivery. Please check your connection.",
  failed: "We couldn't place your order. Please check it and try again.",
  stepsLabel: 'Checkout steps',
  steps: {
    contact: 'Contact and address',
    shipping: 'Delivery',
    payment: 'Payment',
    review: 'Review',
  },
  contact: 'Contact',
  email: 'Email',
  signIn: 'Sign in',
  change: 'Change',
  changePart: (part: string) => `Change ${part.toLowerCase()}`,
  continueShopping: 'Continue shopping',
  tryAgain: 'Try again',
}

/** Labels and messages of an address. */
export const addressCopy = {
  saved: 'Saved address',
  other: 'Another address',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  phoneHint: 'For the courier, and to find your order when you send a transfer slip.',
  country: 'Country',
  address: 'Address',
  addressHint: 'House number, soi, road',
  address2: 'Building, subdistrict',
  building: 'Building',
  subdistrict: 'Sub-district',
  subdistrictHint: 'Type any part of your area or its postcode, and choose it from the list.',
  areas: 'Areas',
  areaCount: (count: number) => (count === 1 ? '1 area' : `${count} areas`),
  noAreas: 'No area found. Please check the spelling, or try your postcode.',
  areasFailed: "We couldn't load the areas. You can type your address.",
  subdistrictMissing: 'Please enter your sub-district',
  areaUnknown:
    "We can't find this address. Please choose your area from the list, or keep it as it is.",
  keepArea: 'Keep it as it is',
  district: 'District',
  province: 'Province',
  chooseProvince: 'Choose a province',
  postcode: 'Postcode',
  firstNameMissing: 'Please enter your first name',
  lastNameHint: 'Leave it empty if you have one name.',
  phoneMissing: 'Please enter your phone number',
  addressMissing: 'Please enter your address',
  districtMissing: 'Please enter your district',
  provinceMissing: 'Please choose your province',
  postcodeMissing: 'Please enter your postcode',
  postcodeInvalid: 'Please enter a 5-digit postcode',
}

const branchName = (branch: string) => (branch === '00000' ? 'Head office' : `Branch ${branch}`)

/** Labels and messages of the buyer's data on a tax invoice. */
export const taxInvoiceCopy = {
  isNeeded: 'I need a tax invoice with my tax ID',
  title: 'Tax invoice',
  company: 'Company',
  taxId: 'Tax ID',
  taxIdHint: '13 digits',
  taxBranch: 'Branch',
  taxBranchHint: '5 digits; empty for the head office',
  number: (taxId: string, branch?: string | null) =>
    `Tax ID ${taxId}${branch ? ` (${branchName(branch)})` : ''}`,
}

/** Copy that shoppers read when an order cannot be placed as it is. */
export const interruptionCopy = {
  totalChanged: 'The total has changed',
  totalChangedText: "Your order hasn't been placed yet. Please check the new total.",
  changes: {
    totalItems: (before: string, now: string) => `Your items cost ${now} instead of ${before}.`,
    totalDiscount: (before: string, now: string) => `Your discount is ${now} instead of ${before}.`,
    totalShipping: (before: string, now: string) => `Delivery costs ${now} instead of ${before}.`,
    totalFees: (before: string, now: string) => `Fees are ${now} instead of ${before}.`,
  },
  lineChange: (product: string, message: string) => `${product}: ${message}`,
  before: 'Before',
  now: 'Now',
  acceptTotal: (total: string) => `Accept and place order · ${total}`,
  back: 'Back',
  soldOut: (product: string | undefined) =>
    product ? `${product} is no longer available` : 'An item is no longer available',
  soldOutText:
    "There aren't enough left for the quantity in your bag. Your order hasn't been placed, and your details are saved.",
  openCart: 'Open bag',
  continueWithout: 'Continue with the remaining items',
  unconfirmed: "We couldn't confirm your order",
  unconfirmedText:
    "Your order was sent, but we didn't receive a response. Please try again: it will only be placed once.",
  tryAgain: 'Try again',
}

/** Copy that shoppers read when they confirm a bank transfer. */
export const confirmPaymentCopy = {
  title: 'Confirm payment',
  phoneHint: 'The phone number you gave when ordering.',
  amountHint: 'In baht, as shown on your slip.',
  bank: 'Bank transfer to',
  slip: 'Transfer slip',
  slipHint: 'JPEG or PNG, up to 2 MB',
  slipHeic:
    'This browser cannot convert HEIC photos. Take a screenshot of the slip and choose that, or open this page in Safari.',
  slipPreview: 'Your transfer slip',
  uploading: 'Uploading your slip',
  thanks: "Thank you. We'll check your payment and email you as soon as it's confirmed.",
  continueShopping: 'Continue shopping',
  name: 'Name',
  phone: 'Phone number',
  order: 'Order number',
  amount: 'Transfer Amount',
  tryAgain: 'Try again',
}

/** Copy that shoppers read about their orders. */
export const orderCopy = {
  title: 'Order',
  number: (id: string) => `Order ${id}`,
  loading: 'Loading your order…',
  linkExpired:
    'Your link may have expired. Enter the email address of your order and we’ll send you a new one.',
  linkEmail: 'Email address',
  newLink: 'Send a new link',
  linkFailure: 'Something went wrong',
  notFoundHint: 'Please check the order number, or sign in to the account that placed the order.',
  cancelQuestion: 'Cancel this order?',
  cancelText: "This can't be undone.",
  cancelAccept: 'Cancel order',
  cancelDecline: 'Keep order',
  billingAddress: 'Billing address',
  shippingAddress: 'Shipping address',
  store: 'Pick-up store',
  collect: (store: string, address: string | null) =>
    `You can collect it at ${store}${address ? ` (${address})` : ''}. We’ll email you when to come.`,
  items: 'Items',
  note: 'Note',
  thanks: (firstName: string) => `Thank you, ${firstName}.`,
  received: (email: string | null) =>
    email
      ? `We've received your order and will send a confirmation to ${email}.`
      : "We've received your order.",
  closed: (id: string) => `Order ${id}`,
  ordered: 'Your items',
  viewOrder: 'View your order',
  continueShopping: 'Continue shopping',
  historyTitle: 'Order History',
  historyLoading: 'Loading your orders…',
  discover: 'Discover the collection',
  more: (count: number) => ` and ${count} more`,
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  tryAgain: 'Try again',
  pay: 'Pay',
  date: 'Date',
  email: 'Email',
  paymentMethod: 'Payment method',
  totals: 'Totals',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  tabs: 'Orders by status',
}

/** The meaning of the statuses of an order, beside the labels that the specification fixes. */
export const statusCopy = {
  CANCELLED: 'This order was cancelled.',
  CHECKING_PAYMENT:
    'We’re checking your transfer slip, and will email you as soon as it’s confirmed.',
  COMPLETED: 'Your order has been sent.',
  DELIVERED: 'Your order has been delivered.',
  COLLECTED: 'You’ve collected your order.',
  DRAFT: 'This order hasn’t been placed yet.',
  FAILED: 'The payment of this order failed.',
  ON_HOLD: 'We’re waiting for your transfer and its slip.',
  PACKING: 'We’re packing your order.',
  PENDING: 'We’re waiting for your payment.',
  PENDING_PAYMENT: 'We’re waiting for your payment.',
  PROCESSING: 'We’ve received your order, and will pack it next.',
  REFUNDED: 'This order was refunded.',
}

/** Copy that shoppers read about money that goes back to them. */
export const refundCopy = {
  title: 'Refunds',
  pending: (amount: string) => `We're refunding ${amount}. We'll email you once it's sent.`,
  done: (amount: string, date: string) =>
    `We refunded ${amount} on ${date}. Depending on your bank, it can take a few days to arrive.`,
  returnPending: (amount: string) =>
    `We received ${amount} that this order can't use. We'll return it and email you once it's sent.`,
  returnDone: (amount: string, date: string) =>
    `We returned ${amount} that this order couldn't use on ${date}. Depending on your bank, it can take a few days to arrive.`,
  failed: (amount: string) =>
    `Your refund of ${amount} is delayed. We'll contact you to send it another way.`,
}

/** Copy that shoppers read while they pay by card. */
export const cardCopy = {
  title: 'Pay by card',
  name: 'Name on card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  securityCode: 'Security code',
  securityCodeHint: '3 or 4 digits',
  nameMissing: 'Please enter the name on the card',
  numberInvalid: 'Please enter a valid card number',
  expiryInvalid: 'Please enter a date in the future, as MM/YY',
  securityCodeInvalid: 'Please enter the security code',
  note: 'Your card details go straight to our payment provider. We never see or store them.',
  pay: (total: string) => `Pay ${total}`,
  enter: 'Pay by card',
  confirming:
    "We're waiting for your bank to confirm the payment. This page updates automatically.",
  openBank: 'Continue to your bank',
  declined: 'Your card was declined. Please check the details or use another card.',
  unavailable: "We couldn't check your payment. Please try again: you won't be charged twice.",
}

/** Copy that shoppers read while they pay at a bank or in an app. */
export const redirectCopy = {
  source: 'Which would you like to use?',
  choose: 'Please choose',
  sourceText: (title: string, text: string) => `${title} · ${text}`,
  sourceMissing: 'Please choose how to pay',
  note: 'You confirm the payment there, and come back to this order.',
  pay: (total: string) => `Pay ${total}`,
  confirming: "We're waiting for the payment to be confirmed. This page updates automatically.",
  openBank: 'Continue to confirm it',
  declined: "The payment wasn't completed. Please try again.",
}

/** Copy that shoppers read while an order is to be paid. */
export const paymentCopy = {
  byTransfer: 'Pay by bank transfer',
  byQrCode: 'Pay by QR code',
  received: "Payment received. Thank you, we're preparing your order.",
  loading: 'Checking your payment…',
  transfer: {
    start: 'Please transfer',
    middle: 'to one of these accounts, then send us your transfer slip. Your order number is',
  },
  accounts: 'Bank accounts',
  accountsLoading: 'Loading bank accounts…',
  accountNumber: (bank: string) => `account number of ${bank}`,
  confirm: 'Confirm payment',
  order: (id: string) => `Order ${id}`,
  qrCode: (total: string) => `PromptPay QR code for ${total}`,
  qrCodeLoading: 'Loading QR code…',
  qrCodeHint: 'Open your banking app, scan the code and confirm. This page updates automatically.',
  samePhone: 'Paying on this phone?',
  samePhoneSteps: [
    'Save the QR code, or take a screenshot of it.',
    'Open your banking app and choose to scan.',
    'Choose the saved picture instead of the camera, check the amount and confirm.',
  ],
  saveCode: 'Save QR code',
  amount: 'amount',
  orderNumber: 'order number',
  deadline: (moment: string) => `Please pay by ${moment}. After that, the order is cancelled.`,
  qrCodeExpired: 'This QR code has expired. Please get a new one to pay.',
  newQrCode: 'Get a new QR code',
  check: 'Check payment',
  timeLeft: 'Time left',
  until: (time: string) =>
    `This code is valid until ${time} (Bangkok time). Then you can get a new one.`,
  tryAgain: 'Try again',
}

/** Texts of the confirmation page for an order that has ended, by its status. */
export const closedOrderCopy: Readonly<Record<string, string>> = {
  CANCELLED: 'This order was cancelled.',
  REFUNDED: 'This order was refunded.',
  FAILED: 'This order could not be completed.',
}

/** An item of an order with its quantity and choices, such as `2 × Silk slip dress, Ink, M`. */
export const itemText = (quantity: number, name: string, choices: readonly string[]) =>
  [`${quantity} × ${name}`, ...choices].join(', ')
