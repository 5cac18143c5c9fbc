import { useSearch } from 'wouter'
import { confirmAlertCopy } from '#web/shop/catalog/stockAlert/linkCopy.ts'
import { useConfirmStockAlertMutation } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'
import { FollowedLink } from '#web/shop/content/followedLink/FollowedLink.tsx'

export function Page() {
  const [confirm] = useConfirmStockAlertMutation({
    context: { waitsForSignIn: false, storesData: false },
  })
  const key = new URLSearchParams(useSearch()).get('key') ?? ''
  const send = async () => {
    const { data } = await confirm({ variables: { input: { key } } })
    return data?.confirmStockAlert
  }
  return <FollowedLink key={key} copy={confirmAlertCopy} send={send} />
}
