/** The messages between the tabs of a browser, by channel. */
interface TabMessages {
  cart: 'changed'
  session: 'changed'
  wishlist: 'changed'
  /** The key of a popup that was closed, `opened` when one opens, or `consent` after a choice of cookies. */
  popups: string
  /** Steps of the state machines, for the machine gallery. */
  machines: object | 'states.requested'
}

type ChannelName = keyof TabMessages

interface TabChannel<Message> {
  post: (message: Message) => void
  close: () => void
}

/** Opens a channel, with `onMessage` for messages of other tabs and of other channel objects in this one. */
export function openTabChannel<Name extends ChannelName>(
  name: Name,
  onMessage: (message: TabMessages[Name]) => void,
): TabChannel<TabMessages[Name]> {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage(data)
  } catch {
    // Firefox throws while it blocks cookies: each tab is then on its own.
  }
  return {
    post: (message) => channel?.postMessage(message),
    close: () => channel?.close(),
  }
}

/** Posts one message to all subscribers of the channel, also in this tab. */
export function postToTabs<Name extends ChannelName>(name: Name, message: TabMessages[Name]): void {
  const channel = openTabChannel(name, () => {})
  channel.post(message)
  channel.close()
}
