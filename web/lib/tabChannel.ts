/** The messages between the tabs of a browser, by channel. */
interface TabMessages {
  cart: 'changed'
  session: 'changed'
  wishlist: 'changed'
  /** The key of a popup that was closed, or `consent` after an answer. */
  popups: string
  /** Steps of the state machines, for the machine gallery. */
  machines: object | 'where'
}

type ChannelName = keyof TabMessages

interface TabChannel<Message> {
  post: (message: Message) => void
  close: () => void
}

/** Opens a channel. Messages of other tabs, and of other openings in this one, are passed to `onMessage`. */
export function openTabChannel<Name extends ChannelName>(
  name: Name,
  onMessage: (message: TabMessages[Name]) => void,
): TabChannel<TabMessages[Name]> {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => onMessage(data))
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Posts one message to all that have opened the channel, in this tab too. */
export function postToTabs<Name extends ChannelName>(name: Name, message: TabMessages[Name]): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}
