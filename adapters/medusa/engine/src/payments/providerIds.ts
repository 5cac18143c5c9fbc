/** The payment provider of Medusa for each payment method of the shop. */
export const providerIds: Readonly<Record<string, string>> = {
  bacs: 'pp_transfer_shop',
  omise_promptpay: 'pp_promptpay_shop',
  omise: 'pp_card_shop',
}
