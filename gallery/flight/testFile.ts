import type { FlightActor } from './flightFile.ts'

const literal = (value: unknown) => JSON.stringify(value, null, 2)

/** The index of the step that led to the last state of the visit. */
function lastChange({ steps }: FlightActor): number {
  const values = steps.map(({ value }) => JSON.stringify(value))
  const changed = values.findLastIndex((value, index) => index > 0 && value !== values[index - 1])
  return changed < 0 ? steps.length - 1 : changed
}

/** The text of a test that replays a visit, and fails while its last state is the recorded one. */
export function createTestFile(actor: FlightActor, id: string, file: string): string {
  const steps = actor.steps.map(({ event, value, context, times, now }) => ({
    event,
    value,
    context,
    times,
    now,
  }))
  return `// Keep it as gallery/tests/${file} and run it: npm test -- gallery/tests/${file}
// It replays the visit on the machine of this repository. Each step before \`wrong\` must lead to the recorded state, and
// \`wrong\` itself to another: the test fails until the bug is fixed. If an earlier step is wrong, set \`wrong\` to it.
// "(text 1)", "~1" and 999999999 replace private data.
import { expect, test } from 'vitest'
import { recordedOutcome, replay } from '@vitrine/gallery/flight/replay.ts'

const steps = ${literal(steps)}

/** The index of the wrong step, from 0: it led to the last state of the visit. */
const wrong = ${lastChange(actor)}

test('the ${actor.machine} of visit ${id} does not end where it failed', async () => {
  const visit = steps.slice(0, wrong + 1).map(recordedOutcome)
  const now = await replay('${actor.machine}', steps.slice(0, wrong + 1))
  expect(now.slice(0, wrong), 'what was right').toEqual(visit.slice(0, wrong))
  expect(now[wrong], 'what failed').not.toEqual(visit[wrong])
})
`
}
