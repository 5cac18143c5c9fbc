import { useSearch } from 'wouter'
import { FollowedLink } from '#web/shop/catalog/stockAlert/FollowedLink.tsx'
import { confirmCopy } from '#web/shop/catalog/stockAlert/linkCopy.ts'
import { useConfirmStockAlertMutation } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'

export function Page() {
  const [confirm] = useConfirmStockAlertMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const send = async () => {
    const { data } = await confirm({ variables: { input: { key } } })
    return data?.confirmStockAlert
  }
  return <FollowedLink key={key} copy={confirmCopy} send={send} />
}
