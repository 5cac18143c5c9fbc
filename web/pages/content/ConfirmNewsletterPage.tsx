import { useSearch } from 'wouter'
import { FollowedLink } from '#web/shop/content/followedLink/FollowedLink.tsx'
import { confirmNewsletterCopy } from '#web/shop/content/newsletter/linkCopy.ts'
import { useConfirmNewsletterMutation } from '#web/shop/content/newsletter/newsletterLinks.generated.ts'

export function Page() {
  const [confirm] = useConfirmNewsletterMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const send = async () => {
    const { data } = await confirm({ variables: { input: { key } } })
    return data?.confirmNewsletter
  }
  return <FollowedLink key={key} copy={confirmNewsletterCopy} send={send} />
}
