import { unsubscribeAlertsCopy } from '#web/generated/messages/unsubscribeAlertsCopy.ts'
import { unsubscribeCopy } from '#web/generated/messages/unsubscribeCopy.ts'
import { useUnsubscribeStockAlertsMutation } from '#web/shop/catalog/stockAlert/stockAlert.generated.ts'
import { FollowedLink, linkOptions } from '#web/shop/content/followedLink/FollowedLink.tsx'

export function Page() {
  const [unsubscribe] = useUnsubscribeStockAlertsMutation(linkOptions)
  const send = async (input: { key: string }) =>
    (await unsubscribe({ variables: { input } })).data?.unsubscribeStockAlerts
  return <FollowedLink copy={{ ...unsubscribeCopy, ...unsubscribeAlertsCopy }} send={send} />
}
