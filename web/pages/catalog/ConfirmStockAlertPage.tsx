import { confirmAlertCopy } from '#web/generated/messages/confirmAlertCopy.ts'
import { useConfirmStockAlertMutation } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'
import { FollowedLink, linkOptions } from '#web/shop/content/followedLink/FollowedLink.tsx'

export function Page() {
  const [confirm] = useConfirmStockAlertMutation(linkOptions)
  const send = async (input: { key: string }) =>
    (await confirm({ variables: { input } })).data?.confirmStockAlert
  return <FollowedLink copy={confirmAlertCopy} send={send} />
}
