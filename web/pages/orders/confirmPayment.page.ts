import { definePage } from '#web/core/page/definePage.ts'
import { optional } from '#web/core/page/pageQuery.ts'
import { paths } from '#web/paths.ts'
import { PostDocument } from '#web/shop/content/page.generated.ts'

const orderParameter = 'wcp_order_id'

/** The form to confirm a bank transfer (routes.confirm-payment), which works without the editor's text. */
export const confirmPaymentPage = definePage({
  path: paths.confirmPayment,
  code: () => import('./ConfirmPaymentPage.tsx'),
  // The form's order number is filled in from the URL.
  search: ({ search }) => {
    const order = search.get(orderParameter)
    return order ? `?${new URLSearchParams({ [orderParameter]: order })}` : ''
  },
  isShareable: ({ search }) => !search.get(orderParameter),
  queries: () => [
    optional(PostDocument, { slug: 'confirm-payment' }, 'Failed to fetch confirm payment page'),
  ],
  head: ({ post }) => ({
    title: post?.meta.title ?? 'Confirm payment',
    description: post?.meta.description,
  }),
})
