import { FollowedLink, linkOptions } from '#web/shop/content/followedLink/FollowedLink.tsx'
import { unsubscribeNewsletterCopy } from '#web/shop/content/newsletter/linkCopy.ts'
import { useUnsubscribeNewsletterMutation } from '#web/shop/content/newsletter/newsletterLinks.generated.ts'

export function Page() {
  const [unsubscribe] = useUnsubscribeNewsletterMutation(linkOptions)
  const send = async (input: { key: string }) =>
    (await unsubscribe({ variables: { input } })).data?.unsubscribeNewsletter
  return <FollowedLink copy={unsubscribeNewsletterCopy} send={send} />
}
