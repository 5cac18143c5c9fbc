import { contractRoute } from '#cms/http/route.ts'
import { confirmSubscription, endSubscriptions } from './followLink.ts'

export const newsletterRoutes = [
  contractRoute('newsletter.confirm', {
    handle: ({ cms, body, clock }) => confirmSubscription(cms, body.key, clock.now()),
  }),
  contractRoute('newsletter.unsubscribe', {
    handle: ({ cms, body }) => endSubscriptions(cms, body.key),
  }),
  contractRoute('newsletter.oneClick', {
    // The body is a form in either encoding; it only repeats that this is the button.
    handle: ({ cms, query }) => endSubscriptions(cms, query.key),
  }),
]
