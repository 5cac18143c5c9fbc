import { followMachines } from '#web/lib/machines.ts'
import { tell } from './live.ts'
import { record } from './recorder.ts'
import { stepsFrom } from './steps.ts'

/** Records what the machines do; for QA, other tabs may watch too. */
export function startFlight({ isQa }: { isQa: boolean }): void {
  followMachines(
    stepsFrom((step) => {
      record(step)
      if (isQa) tell(step)
    }),
  )
}
