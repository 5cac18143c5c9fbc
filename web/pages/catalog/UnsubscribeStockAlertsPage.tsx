import { useSearch } from 'wouter'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { FollowedLink } from '#web/shop/catalog/stockAlert/FollowedLink.tsx'
import { unsubscribeCopy } from '#web/shop/catalog/stockAlert/linkCopy.ts'
import { UnsubscribeStockAlertsDocument } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'

export function Page() {
  const client = useShopClient()
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const unsubscribe = async () => {
    const mutation = UnsubscribeStockAlertsDocument
    const options = { waitsForSignIn: false, storesData: false }
    const { data } = await client.mutate({ mutation, variables: { input: { key } }, ...options })
    return data?.unsubscribeStockAlerts
  }
  return <FollowedLink key={key} copy={unsubscribeCopy} send={unsubscribe} />
}
