import { countdownMachine } from '@vitrine/machines/countdown/countdown.ts'
import { remainingClock } from '@vitrine/machines/countdown/deadline.ts'
import { useEffect } from 'react'
import { useMachine } from '#web/core/machines.ts'
import { onReturn } from '#web/lib/pageReturn.ts'
import { serverNow } from '#web/lib/time.ts'

/**
 * Returns the time until a deadline of the server's clock as HH:MM:SS (payment.qr.countdown, payment.qr.sleep). `reading`
 * changes when the server's clock has been read, which corrects the countdown if the device's clock was set meanwhile.
 */
export function useCountdown(deadline: number, reading: unknown): string {
  const [state, send] = useMachine(countdownMachine, { input: { deadline, now: serverNow } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the clock restarts the effect
  useEffect(() => send({ type: 'deadline.changed', deadline }), [deadline, reading, send])
  useEffect(() => onReturn(() => send({ type: 'page.shown' })), [send])
  return remainingClock(state.context.remaining)
}
