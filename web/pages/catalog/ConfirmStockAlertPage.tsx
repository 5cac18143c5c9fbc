import { useSearch } from 'wouter'
import { useShopClient } from '#web/core/data/clientContext.ts'
import { FollowedLink } from '#web/shop/catalog/stockAlert/FollowedLink.tsx'
import { confirmCopy } from '#web/shop/catalog/stockAlert/linkCopy.ts'
import { ConfirmStockAlertDocument } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'

export function Page() {
  const client = useShopClient()
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const confirm = async () => {
    const mutation = ConfirmStockAlertDocument
    const options = { waitsForSignIn: false, storesData: false }
    const { data } = await client.mutate({ mutation, variables: { input: { key } }, ...options })
    return data?.confirmStockAlert
  }
  return <FollowedLink key={key} copy={confirmCopy} send={confirm} />
}
