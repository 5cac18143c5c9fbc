import { contractRoute } from '#cms/http/route.ts'
import { currentCustomer } from '#cms/visitor/sessions.ts'
import { confirmAlert, unsubscribe } from './followLink.ts'
import { requestAlert } from './requestAlert.ts'

export const stockAlertRoutes = [
  contractRoute('stockAlerts.request', {
    handle: async (call) => {
      const { cms, body, clock, language } = call
      const customer = await currentCustomer(call)
      const asker = { customer, language, now: clock.now() }
      return { success: true, message: await requestAlert(cms.database, body, asker) }
    },
  }),
  contractRoute('stockAlerts.confirm', {
    handle: ({ cms, body, clock }) => confirmAlert(cms, body.key, clock.now()),
  }),
  contractRoute('stockAlerts.unsubscribe', {
    handle: ({ cms, body, clock }) => unsubscribe(cms, body.key, clock.now()),
  }),
  contractRoute('stockAlerts.oneClick', {
    // The body is a form in either encoding; it only repeats that this is the button.
    handle: ({ cms, query, clock }) => unsubscribe(cms, query.key, clock.now()),
  }),
]
