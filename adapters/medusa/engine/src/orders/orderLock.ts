/** The lock under which an order is paid, cancelled or gets a slip, so that none of these happen at the same time. */
export const orderLock = (orderId: string) => `shop:order:${orderId}`
