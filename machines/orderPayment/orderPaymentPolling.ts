import { orderPayment } from './orderPaymentSetup.ts'

/** Checks the payment until the limit of checks is reached (payment.polling.limit). */
export const checkUntilLimit = (description: string) =>
  [
    { guard: 'canPoll', target: 'polling', description },
    { target: 'manual', description: 'The limit of automatic checks is reached' },
  ] as const

/** Stops checking while the page is hidden (payment.polling.hidden). */
export const pausedWhileHidden = {
  'page.hidden': { target: 'paused', description: 'The page is hidden' },
} as const

/** Between two checks of an open payment; `view` is what the shopper sees meanwhile. */
export const waiting = (view: string) =>
  orderPayment.createStateConfig({
    meta: { view, spec: 'payment.polling.interval' },
    after: { pollInterval: checkUntilLimit('Every five seconds: check the payment') },
    on: pausedWhileHidden,
  })

/** After the last automatic check: the shopper asks for the next one. */
export const manual = (view: string) =>
  orderPayment.createStateConfig({
    meta: { view, spec: 'payment.polling.limit' },
    on: {
      'check.requested': { target: 'polling', actions: 'resetPolls', description: 'Check payment' },
    },
  })

/** Reactions to a failed check: the next one comes after the interval. */
export const checkFailed = {
  target: 'waiting',
  description: 'The request failed: checked again later',
} as const
