import { LinkKey, Message } from '@vitrine/contract/common.ts'
import { StockAlertConfirmation, StockAlertRequest } from '@vitrine/contract/stockAlerts.ts'
import { route } from '#cms/http/route.ts'
import { currentCustomer } from '#cms/visitor/sessions.ts'
import { confirmAlert, unsubscribe } from './followLink.ts'
import { requestAlert } from './requestAlert.ts'

export const stockAlertRoutes = [
  route({
    name: 'stockAlerts.request',
    method: 'POST',
    url: '/api/v1/stock-alerts',
    summary: 'Requests one email when a sold-out variation is back in stock',
    body: StockAlertRequest,
    response: Message,
    handle: async (call) => {
      const { cms, body, clock, language } = call
      const customer = await currentCustomer(call)
      const asker = { customer, language, now: clock.now() }
      return { success: true, message: await requestAlert(cms.database, body, asker) }
    },
  }),
  route({
    name: 'stockAlerts.confirm',
    method: 'POST',
    url: '/api/v1/stock-alerts/confirm',
    summary: 'Confirms a request by the key of its email',
    body: LinkKey,
    response: StockAlertConfirmation,
    handle: ({ cms, body, clock }) => confirmAlert(cms, body.key, clock.now()),
  }),
  route({
    name: 'stockAlerts.unsubscribe',
    method: 'POST',
    url: '/api/v1/stock-alerts/unsubscribe',
    summary: 'Ends all requests of an address by the key of an email',
    body: LinkKey,
    response: Message,
    handle: ({ cms, body, clock }) => unsubscribe(cms, body.key, clock.now()),
  }),
  route({
    name: 'stockAlerts.oneClick',
    method: 'POST',
    url: '/stock-alerts/unsubscribe',
    summary: 'The same for the button of an email program (RFC 8058), with the key in the address',
    // The body is a form in either encoding; it only repeats that this is the button.
    query: LinkKey,
    response: Message,
    handle: ({ cms, query, clock }) => unsubscribe(cms, query.key, clock.now()),
  }),
]
