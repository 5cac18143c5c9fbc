import type { FlightActor } from './flightFile.ts'

const literal = (value: unknown) => JSON.stringify(value, null, 2)

/** The step that brought the state in which the visit ended: whatever came after it changed none. */
function lastChange({ steps }: FlightActor): number {
  const values = steps.map(({ value }) => JSON.stringify(value))
  const changed = values.findLastIndex((value, index) => index > 0 && value !== values[index - 1])
  return changed < 0 ? steps.length - 1 : changed
}

/** A test that walks the way of a visit again, and fails while its end is still what it was. */
export function testFileOf(actor: FlightActor, id: string, file: string): string {
  const steps = actor.steps.map(({ event, value, context, times, now }) => ({
    event,
    value,
    context,
    times,
    now,
  }))
  return `// Keep it as tests/web/${file} and run it: npx vitest run tests/web/${file}
// It walks the machine of this repository the way the visit did. Each step before \`wrong\` must lead where it led then, and
// \`wrong\` itself elsewhere: the test fails until the machine is mended. Went an earlier step wrong? Name it in \`wrong\`.
// "(text 1)", "~1" and 999999999 stand for what was private.
import { expect, test } from 'vitest'
import { recordedOutcome, replay } from '#web/qa/flight/replay.ts'

const steps = ${literal(steps)}

/** The step that went wrong, counted from 0: it brought the state in which the visit ended. */
const wrong = ${lastChange(actor)}

test('the ${actor.machine} of visit ${id} does not end where it failed', async () => {
  const visit = steps.slice(0, wrong + 1).map(recordedOutcome)
  const now = await replay('${actor.machine}', steps.slice(0, wrong + 1))
  expect(now.slice(0, wrong), 'what was right').toEqual(visit.slice(0, wrong))
  expect(now[wrong], 'what failed').not.toEqual(visit[wrong])
})
`
}
