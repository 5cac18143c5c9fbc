import { useEffect } from 'react'
import { countdownMachine } from '#machines/countdown.ts'
import { clockOf } from '#machines/deadline.ts'
import { useMachine } from '#web/lib/machines.ts'
import { serverNow } from '#web/lib/serverClock.ts'

/** The time left until an instant of the server's clock, as HH:MM:SS; also right after sleep. */
export function useCountdown(deadline: number): string {
  const [state, send] = useMachine(countdownMachine, { input: { deadline, now: serverNow } })
  useEffect(() => send({ type: 'deadline.changed', deadline }), [deadline, send])
  useEffect(() => {
    const tell = () => {
      if (!document.hidden) send({ type: 'page.shown' })
    }
    document.addEventListener('visibilitychange', tell)
    window.addEventListener('focus', tell)
    return () => {
      document.removeEventListener('visibilitychange', tell)
      window.removeEventListener('focus', tell)
    }
  }, [send])
  return clockOf(state.context.remaining)
}
