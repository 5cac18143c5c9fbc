import { useEffect } from 'react'
import { countdownMachine } from '#machines/countdown/countdown.ts'
import { clockOf } from '#machines/countdown/deadline.ts'
import { useMachine } from '#web/core/machines.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { serverNow } from '#web/lib/time.ts'

/**
 * The time left until an instant of the server's clock, as HH:MM:SS; also right after sleep. `reading` changes
 * whenever the server's clock was read: a device clock that was set meanwhile is made up for then.
 */
export function useCountdown(deadline: number, reading: unknown): string {
  const [state, send] = useMachine(countdownMachine, { input: { deadline, now: serverNow } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the clock counts as well
  useEffect(() => send({ type: 'deadline.changed', deadline }), [deadline, reading, send])
  useEffect(() => onReturn(() => send({ type: 'page.shown' })), [send])
  return clockOf(state.context.remaining)
}
