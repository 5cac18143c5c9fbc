import type { FlightStep } from './steps.ts'

const channel = new BroadcastChannel('machines')
const last = new Map<string, FlightStep>()

/** Tells galleries in other tabs of a step. */
export function tell(step: FlightStep): void {
  if (step.event.type === 'xstate.stop') last.delete(step.session)
  else last.set(step.session, step)
  channel.postMessage(step)
}

function tellWhere() {
  for (const step of last.values()) channel.postMessage(step)
}

// A gallery that opens later asks where the machines stand.
channel.addEventListener('message', ({ data }) => {
  if (data === 'where') tellWhere()
})

// A page that is left is gone, until it is gone back to.
addEventListener('pagehide', () => channel.postMessage({ gone: [...last.keys()] }))
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tellWhere()
})
