/** The id of the payment on the order's page. */
export const paymentAnchor = 'payment'
