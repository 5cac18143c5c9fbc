/** Messages that shoppers read at the checkout and about their orders. */
export const ordersCopy = {
  orderNotFound: 'Order not found',
  linkRequested: 'If there’s an order with these details, we’ve emailed a link to it.',
  orderCancelled: 'Order canceled successfully',
  accountRequested:
    'We’ve emailed you a link. Follow it within an hour to choose your password; your order is then in your account.',
  accountUnavailable: 'This order already belongs to an account.',

  shippingMethodMissing: 'Please choose a delivery method',
  storeMissing: 'Please choose a store',
  paymentMethodMissing: 'Please choose a payment method',
  paymentMethodUnavailable:
    'This payment method isn’t available for this total. Please choose another.',
  countryUnsupported: 'We currently deliver within Thailand only',
  provinceMissing: 'Please choose your province',
  districtUnknown: (province: string) =>
    `We don’t know this district in ${province}. Please choose your area from the list.`,
  subdistrictUnknown: (district: string) =>
    `We don’t know this sub-district in ${district}. Please choose your area from the list.`,
  postcodeElsewhere: (codes: readonly string[]) =>
    codes.length === 1
      ? `The postcode of this area is ${codes[0]}.`
      : `The postcode of this area is one of ${codes.join(', ')}.`,

  tooManyOpenOrders: (maximum: number) =>
    `You have ${maximum} orders awaiting payment. Please pay or cancel one of them first.`,
  tooManyOpenOrdersNearby:
    'Too many orders from your network are awaiting payment. Please try again later, or contact us.',

  notByBankTransfer: 'This order isn’t paid by bank transfer.',
  notByPromptPay: 'This order isn’t paid by PromptPay.',
  notByCard: 'This order isn’t paid by card.',
  notByRedirect: 'This order isn’t paid at a bank or in an app.',
  sourceMissing: 'Please choose how to pay',
  cashForDelivery: 'Cash on delivery is for orders that are delivered. Please choose another.',
  tooManyCards: 'Too many cards were declined. Please try again tomorrow.',
  cardDeclined: 'Your card was declined. Please check the details or use another card.',
  cardWithoutFunds: 'Your card has insufficient funds. Please use another card.',
  cardUnconfirmed: 'Your bank didn’t confirm the payment. Please try again or use another card.',
  slipMissing: 'Transfer slip is required',
  slipTooLarge: 'File size must be less than 2MB',
  slipTypeUnsupported: 'Only accept jpeg, png, jpg',
  slipDamaged: 'This picture is damaged. Please choose another photo or a screenshot of your slip.',
  slipsBusy: 'We’re receiving many slips right now. Please try again in a moment.',
  slipNotStored: 'We couldn’t save your slip. Please try again in a moment.',
  slipInReview: 'We’re already checking a slip for this order.',
  amountInvalid: 'Transfer Amount must be a number',
  bankMissing: 'Bank transfer is required',
  confirmationSubmitted: 'Confirm payment submitted',

  cannotOrderAgain: 'This order is still waiting for payment, so it can’t be ordered again.',
  cannotCancel: 'This order can no longer be cancelled.',
  noSlipExpected: 'This order isn’t awaiting a transfer slip.',
  noSlipToApprove: 'This order has no slip to approve.',
  noSlipToReject: 'This order has no slip to reject.',
  stepUnavailable: 'This step isn’t available for the order.',
  currentStatus: (label: string) => `Its status is ${label}.`,
}

const laterDescription = (text: string) => ({ customer: text, guest: text })
const cardDescription = 'Visa, Mastercard or JCB. You enter the card once your order is placed.'

/** Titles and descriptions of the payment methods. */
export const paymentMethodCopy = {
  bacs: {
    title: 'Bank transfer',
    description: {
      customer: 'Transfer to one of our accounts within three days and send us your slip.',
      guest: 'Transfer to one of our accounts within 24 hours and send us your slip.',
    },
  },
  omise_promptpay: {
    title: 'PromptPay QR',
    description: {
      customer: 'Scan a QR code with your banking app. We’ll hold your order for 24 hours.',
      guest: 'Scan a QR code with your banking app. We’ll hold your order for two hours.',
    },
  },
  omise: {
    title: 'Credit or debit card',
    description: laterDescription(cardDescription),
  },
  omise_mobilebanking: {
    title: 'Mobile banking',
    description: laterDescription('Confirm in the app of your bank, once your order is placed.'),
  },
  omise_truemoney: {
    title: 'TrueMoney',
    description: laterDescription('Confirm in the TrueMoney app, once your order is placed.'),
  },
  omise_rabbit_linepay: {
    title: 'Rabbit LINE Pay',
    description: laterDescription('Confirm in LINE, once your order is placed.'),
  },
  omise_installment: {
    title: 'Instalments by credit card',
    description: laterDescription('Choose your bank and the months, once your order is placed.'),
  },
  cod: {
    title: 'Cash on delivery',
    description: laterDescription('Pay the courier in cash when your parcel arrives.'),
  },
}

/** Texts of payments that are confirmed at a bank or in an app. */
export const redirectCopy = {
  unconfirmed: 'The payment wasn’t confirmed in time. Please try again or choose another.',
  withoutFunds: 'There wasn’t enough money for this payment. Please choose another.',
  declined: 'The payment wasn’t completed. Please try again or choose another.',
  months: (bank: string, months: number) => `${bank}, ${months} months`,
  monthly: (amount: string) => `About ${amount} a month, plus the bank’s interest`,
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The email to staff about pending work. */
export const staffEmailCopy = {
  subject: (slips: number, refunds: number) =>
    [
      ...(slips > 0 ? [`${counted(slips, 'transfer slip')} to check`] : []),
      ...(refunds > 0 ? [`${counted(refunds, 'refund')} to make`] : []),
    ].join(', '),
  greeting: 'Hello,',
  text: 'This is pending in the back office. An order holds its stock until its slip is approved or rejected. All times are in Bangkok.',
  order: (number: string) => `Order ${number}`,
  slip: (claimed: string, total: string, since: string) =>
    `Slip of ${claimed}, total ${total}, sent ${since}`,
  slipUsed: (orders: string) => `, the same image as for order ${orders}`,
  refund: (amount: string, since: string) => `Refund of ${amount}, since ${since}`,
  more: (number: number) => `And ${number} more.`,
  action: 'Open the back office',
}

/** Messages of the back office. */
export const staffCopy = {
  nothingToRefund: 'Nothing of this order is left to refund.',
  refundTooLarge: (left: string) => `At most ${left} of this order can be refunded.`,
  refundUnknown: 'Refund not found',
  slipMissing: (file: string) =>
    `The slip ${file} is not in the storage of this host. With several hosts, slips belong in object storage (SLIPS_S3_URL).`,
  refundEnded: 'This refund has already ended.',
  refundByHand: 'Staff make this refund. Record it as transferred.',
  refundOfReturn: 'This refund is owed for a return, so it can’t be withdrawn.',
  refundByProvider: 'The payment provider makes this refund and reports how it ends.',
  lineUnknown: (line: number) => `The order has no line ${line}.`,
  restockTooMany: (line: number, left: number) =>
    `Of line ${line}, ${left} can be returned to stock.`,
  parcelRecorded: 'This parcel of the order is already recorded.',
  parcelUnknown: 'The order has no such parcel any more.',
  parcelEmpty: 'Choose the pieces that are in the parcel.',
  parcelTooMany: (line: number, left: number) => `Of line ${line}, ${left} can be sent.`,
  transferBooked:
    'A transfer like this is booked for this order already. If another one has arrived, record it as another transfer.',
  alreadyDelivered: 'This order is already recorded as delivered.',
  trackingNumberInvalid: 'A tracking number has 5 to 40 letters, digits or hyphens.',
  amountInvalid: 'Use an amount in baht above 0, such as 1000 or 99.50.',
}
