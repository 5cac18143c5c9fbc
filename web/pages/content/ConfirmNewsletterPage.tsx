import { confirmNewsletterCopy } from '#web/generated/messages/confirmNewsletterCopy.ts'
import { FollowedLink, linkOptions } from '#web/shop/content/followedLink/FollowedLink.tsx'
import { useConfirmNewsletterMutation } from '#web/shop/content/newsletter/newsletterLinks.generated.ts'

export function Page() {
  const [confirm] = useConfirmNewsletterMutation(linkOptions)
  const send = async (input: { key: string }) =>
    (await confirm({ variables: { input } })).data?.confirmNewsletter
  return <FollowedLink copy={confirmNewsletterCopy} send={send} />
}
