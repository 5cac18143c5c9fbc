import type { FlightStep } from './steps.ts'

const channel = new BroadcastChannel('machines')
const last = new Map<string, FlightStep>()

/** Tells galleries in other tabs of a step. */
export function tell(step: FlightStep): void {
  last.set(step.session, step)
  channel.postMessage(step)
}

// A gallery that opens later asks where the machines stand.
channel.addEventListener('message', ({ data }) => {
  if (data === 'where') for (const step of last.values()) channel.postMessage(step)
})
