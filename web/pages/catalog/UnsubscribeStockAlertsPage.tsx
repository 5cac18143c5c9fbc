import { useSearch } from 'wouter'
import { FollowedLink } from '#web/shop/catalog/stockAlert/FollowedLink.tsx'
import { unsubscribeCopy } from '#web/shop/catalog/stockAlert/linkCopy.ts'
import { useUnsubscribeStockAlertsMutation } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'

export function Page() {
  const [unsubscribe] = useUnsubscribeStockAlertsMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const send = async () => {
    const { data } = await unsubscribe({ variables: { input: { key } } })
    return data?.unsubscribeStockAlerts
  }
  return <FollowedLink key={key} copy={unsubscribeCopy} send={send} />
}
