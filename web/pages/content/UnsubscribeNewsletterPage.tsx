import { unsubscribeCopy } from '#web/generated/messages/unsubscribeCopy.ts'
import { unsubscribeNewsletterCopy } from '#web/generated/messages/unsubscribeNewsletterCopy.ts'
import { FollowedLink, linkOptions } from '#web/shop/content/followedLink/FollowedLink.tsx'
import { useUnsubscribeNewsletterMutation } from '#web/shop/content/newsletter/newsletterLinks.generated.ts'

export function Page() {
  const [unsubscribe] = useUnsubscribeNewsletterMutation(linkOptions)
  const send = async (input: { key: string }) =>
    (await unsubscribe({ variables: { input } })).data?.unsubscribeNewsletter
  return <FollowedLink copy={{ ...unsubscribeCopy, ...unsubscribeNewsletterCopy }} send={send} />
}
