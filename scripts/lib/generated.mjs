import { filesUnder, fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { inRoot, node24 } from './paths.mjs'
import { step } from './progress.mjs'
import { runOrExplain } from './run.mjs'

const stamp = inRoot('node_modules', '.cache', 'vitrine', 'codegen')

/** The arguments that run GraphQL Code Generator on this repository. */
export const codegen = [
  inRoot('node_modules', '.bin', 'graphql-codegen'),
  '--config',
  inRoot('codegen.ts'),
]

function inputs() {
  const documents = filesUnder([inRoot('web')]).filter((file) => file.endsWith('.graphql'))
  const settings = [inRoot('codegen.ts'), inRoot('schema.graphql'), inRoot('scripts', 'codegen')]
  return fingerprint([...filesUnder(settings), ...documents])
}

/** Generates the GraphQL types again when their sources changed here; a fresh clone brings them committed. */
export async function generateIfChanged() {
  const now = inputs()
  const before = readStamp(stamp)
  if (before !== undefined && before !== now) {
    await step('Generating the GraphQL types', () =>
      runOrExplain('Generating the GraphQL types', node24, codegen),
    )
  }
  if (before !== now) writeStamp(stamp, now)
}
