import { onReturn } from '#web/lib/pageReturn.ts'
import { openTabChannel } from '#web/lib/tabChannel.ts'
import type { FlightStep } from './steps.ts'

// A gallery that opens later asks for the current states.
const channel = openTabChannel('machines', (message) => {
  if (message === 'where') tellWhere()
})
const last = new Map<string, FlightStep>()

/** Tells galleries in other tabs of a step. */
export function tell(step: FlightStep): void {
  if (step.event.type === 'xstate.stop') last.delete(step.session)
  else last.set(step.session, step)
  channel.post(step)
}

function tellWhere() {
  for (const step of last.values()) channel.post(step)
}

// A page that is left is gone, until it is gone back to.
addEventListener('pagehide', () => channel.post({ gone: [...last.keys()] }))
onReturn((isRestored) => {
  if (isRestored) tellWhere()
})
