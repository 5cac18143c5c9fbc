/** Where on the order's page it is paid. */
export const paymentAnchor = 'payment'
