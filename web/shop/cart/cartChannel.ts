/** What tabs of one browser tell each other about the bag they share; `followOthers` listens. */
export const cartChannelName = 'cart'

/** Makes the bag of every other tab ask again. */
export function tellOtherTabs() {
  const channel = new BroadcastChannel(cartChannelName)
  channel.postMessage('changed')
  channel.close()
}
