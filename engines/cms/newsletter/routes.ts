import { LinkKey, Message } from '@vitrine/contract/common.ts'
import { route } from '#cms/http/route.ts'
import { confirmSubscription, endSubscriptions } from './followLink.ts'

export const newsletterRoutes = [
  route({
    name: 'newsletter.confirm',
    method: 'POST',
    url: '/api/v1/newsletter/confirm',
    summary: 'Confirms a subscription by the key of its email',
    body: LinkKey,
    response: Message,
    handle: ({ cms, body, clock }) => confirmSubscription(cms, body.key, clock.now()),
  }),
  route({
    name: 'newsletter.unsubscribe',
    method: 'POST',
    url: '/api/v1/newsletter/unsubscribe',
    summary: 'Ends all subscriptions of an address by the key of an email',
    body: LinkKey,
    response: Message,
    handle: ({ cms, body }) => endSubscriptions(cms, body.key),
  }),
  route({
    name: 'newsletter.oneClick',
    method: 'POST',
    url: '/newsletter/unsubscribe',
    summary: 'The same for the button of an email program (RFC 8058), with the key in the address',
    // The body is a form in either encoding; it only repeats that this is the button.
    query: LinkKey,
    response: Message,
    handle: ({ cms, query }) => endSubscriptions(cms, query.key),
  }),
]
