import { useSearch } from 'wouter'
import { unsubscribeAlertsCopy } from '#web/shop/catalog/stockAlert/linkCopy.ts'
import { useUnsubscribeStockAlertsMutation } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'
import { FollowedLink } from '#web/shop/content/followedLink/FollowedLink.tsx'

export function Page() {
  const [unsubscribe] = useUnsubscribeStockAlertsMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const send = async () => {
    const { data } = await unsubscribe({ variables: { input: { key } } })
    return data?.unsubscribeStockAlerts
  }
  return <FollowedLink key={key} copy={unsubscribeAlertsCopy} send={send} />
}
