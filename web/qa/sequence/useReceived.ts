import { useEffect, useState } from 'react'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import { cleared, nothing, receive } from './received.ts'

/** Returns what the tabs of the shop broadcast, from now on and with their current states. */
export function useReceived() {
  const [received, setReceived] = useState(nothing)
  useEffect(() => {
    const channel = openTabChannel('machines', (message) =>
      setReceived((known) => receive(known, message)),
    )
    channel.post('states.requested')
    return () => channel.close()
  }, [])
  return { received, clear: () => setReceived(cleared) }
}
