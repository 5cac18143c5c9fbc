import type { ExportedStep } from '../machines/simulate/liveStep.ts'

/** A file to download, with its contents. */
export interface ExportedFile {
  name: string
  text: string
}

const literal = (value: unknown) => JSON.stringify(value)

const header = (name: string) => `// Keep it as tests/e2e/machines/${name} and run it:
// npm test -- tests/e2e/machines/${name}
`

/** A Playwright test that takes a walk through a machine in the real shop. */
export function walkFile(
  machine: string,
  title: string,
  steps: readonly ExportedStep[],
): ExportedFile {
  const name = `${machine}.reproduction.spec.ts`
  const rows = steps.map(
    ({ event, state }) => `    { event: ${literal(event)}, state: ${literal(state)} },`,
  )
  return {
    name,
    text: `${header(name)}// It passes while the shop does the same, by its browser model in tests/support/browser/models. Texts that a visitor
// typed are not recorded: the model replaces them.
import { reproduceWalk } from '@vitrine/tests/support/reproduction/reproduceWalk.ts'

reproduceWalk({
  title: ${literal(title)},
  machine: ${literal(machine)},
  steps: [
${rows.join('\n')}
  ],
})
`,
  }
}

interface Failure {
  id: string
  address: string
  code: string
}

/** A Playwright test that repeats the failure of a visitor's report. */
export function failureFile({ id, address, code }: Failure, faults: string): ExportedFile {
  const name = `report-${id.slice(0, 8)}.spec.ts`
  return {
    name,
    text: `${header(name)}// It passes while the page fails as reported. \`faults\` repeats the calls to the CMS that had failed.
import { reproduceFailure } from '@vitrine/tests/support/reproduction/reproduceFailure.ts'

reproduceFailure({
  id: ${literal(id)},
  address: ${literal(address)},
  code: ${literal(code)},
  faults: ${literal(faults)},
})
`,
  }
}
