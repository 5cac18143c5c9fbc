import { useSearch } from 'wouter'
import { FollowedLink } from '#web/shop/content/followedLink/FollowedLink.tsx'
import { unsubscribeNewsletterCopy } from '#web/shop/content/newsletter/linkCopy.ts'
import { useUnsubscribeNewsletterMutation } from '#web/shop/content/newsletter/newsletterLinks.generated.ts'

export function Page() {
  const [unsubscribe] = useUnsubscribeNewsletterMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const send = async () => {
    const { data } = await unsubscribe({ variables: { input: { key } } })
    return data?.unsubscribeNewsletter
  }
  return <FollowedLink key={key} copy={unsubscribeNewsletterCopy} send={send} />
}
