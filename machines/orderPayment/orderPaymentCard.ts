import {
  checkFailed,
  checkUntilLimit,
  manual,
  pausedWhileHidden,
  waiting,
} from './orderPaymentPolling.ts'
import { type CardResponse, orderPayment } from './orderPaymentSetup.ts'

const reply = ({ event }: { event: { output: CardResponse } }) => event.output

const of =
  <Status extends CardResponse['status']>(status: Status) =>
  ({ event }: { event: { output: CardResponse } }) => ({ actual: event.output.status, status })

const successful = {
  guard: { type: 'isCardStatus', params: of('successful') },
  target: '#orderPayment.paid',
  description: 'Paid',
} as const

const pending = {
  guard: { type: 'isCardStatus', params: of('pending') },
  target: '#orderPayment.card.confirming',
  reenter: true,
  description: 'The bank has not confirmed the payment yet',
} as const

const due = {
  guard: { type: 'isCardStatus', params: of('due') },
  target: '#orderPayment.card.due',
  description: 'No card has been charged yet',
} as const

const declined = {
  target: '#orderPayment.card.declined',
  description: 'The payment failed, or the bank did not confirm it in time',
} as const

const readFailed = {
  target: '#orderPayment.card.unavailable',
  description: 'The request failed: whether the card was charged is unknown',
} as const

const submitted = {
  'card.submitted': {
    target: '#orderPayment.card.paying',
    description: 'Pay, with a card',
  },
} as const

/** A payment by card, at a bank or in an app: entered or chosen, confirmed at the bank, and checked when the shopper returns. */
export const card = orderPayment.createStateConfig({
  meta: { view: 'The card payment', spec: 'payment.card.shown' },
  initial: 'loading',
  states: {
    loading: {
      meta: { view: 'A skeleton in place of the card form', spec: 'pages.skeletons' },
      invoke: {
        id: 'readCard',
        src: 'readCard',
        onDone: [
          successful,
          pending,
          due,
          {
            guard: { type: 'isCardStatus', params: of('none') },
            target: '#orderPayment.notPayable',
            description: 'The CMS takes no cards',
          },
          declined,
        ],
        onError: readFailed,
      },
    },
    unavailable: {
      meta: {
        view: "We couldn't check your payment, and a Try again button",
        spec: 'payment.card.unknown',
      },
      on: { 'load.retried': { target: 'loading', description: 'Try again' } },
    },
    due: {
      meta: { view: 'The card form, or a link to its page', spec: 'payment.card.form' },
      on: submitted,
    },
    declined: {
      meta: { view: 'Why the payment failed, and the card form', spec: 'payment.card.declined' },
      on: submitted,
    },
    paying: {
      meta: { view: 'The form, busy', spec: 'payment.card.once' },
      on: { 'card.submitted': { description: 'A second press is ignored' } },
      invoke: {
        id: 'payByCard',
        src: 'payByCard',
        onDone: [
          successful,
          {
            guard: { type: 'needsBank', params: reply },
            target: 'redirecting',
            description: 'The bank has to confirm the payment (3-D Secure)',
          },
          pending,
          due,
          declined,
        ],
        onError: readFailed,
      },
    },
    redirecting: {
      meta: { view: 'The form, busy, until the page of the bank opens', spec: 'payment.card.bank' },
      entry: 'emitBankRequired',
      on: {
        'page.shown': { target: 'loading', description: 'Back from the bank by the back button' },
      },
    },
    confirming: {
      meta: {
        view: 'Waiting for the bank, and a link to its page',
        spec: 'payment.card.return',
      },
      initial: 'waiting',
      states: {
        waiting: waiting('Waiting for the bank'),
        polling: {
          meta: { view: 'Waiting for the bank', spec: 'payment.polling.interval' },
          entry: 'countPoll',
          invoke: {
            id: 'readCard',
            src: 'readCard',
            onDone: [successful, pending, due, declined],
            onError: checkFailed,
          },
          on: pausedWhileHidden,
        },
        paused: {
          meta: {
            view: 'Waiting for the bank; the page is hidden',
            spec: 'payment.polling.hidden',
          },
          on: {
            'page.shown': checkUntilLimit('The page is visible again: check the payment'),
          },
        },
        manual: manual('Waiting for the bank, and a Check payment button'),
      },
    },
  },
})
