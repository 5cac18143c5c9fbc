import { existsSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { filesUnder, fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { inRoot, node24 } from './paths.mjs'
import { runOrExplain } from './run.mjs'

const stamp = inRoot('node_modules', '.cache', 'vitrine', 'codegen')

/** The arguments that run GraphQL Code Generator on this repository. */
export const codegen = [
  inRoot('node_modules', '.bin', 'graphql-codegen'),
  '--config',
  inRoot('scripts', 'codegen', 'codegen.config.ts'),
]

/** The arguments that generate the modules of the messages (docs/decisions/web/messages.md). */
export const messages = [inRoot('scripts', 'messages', 'main.ts')]

function inputs() {
  const documents = filesUnder([inRoot('web')]).filter((file) => file.endsWith('.graphql'))
  const settings = [
    ...[inRoot('schema.graphql'), inRoot('scripts', 'codegen')],
    ...['web', 'gateway', 'engines/commerce', 'scripts'].map((name) => inRoot(name, 'messages')),
  ]
  return fingerprint([...filesUnder(settings), ...documents])
}

/** Whether the GraphQL types and the messages match their sources. The first call trusts the committed types and stores their stamp. */
export function typesAreGenerated() {
  const before = readStamp(stamp)
  const now = inputs()
  if (before === undefined) writeStamp(stamp, now)
  return before === undefined || before === now
}

/** Generates the GraphQL types and the messages. Throws a Failure with the reason. */
export async function generateTypes() {
  if (!existsSync(codegen[0] ?? ''))
    throw new Failure(
      'The packages that generate the GraphQL types are not installed: stop the shop and run `npm ci`.',
    )
  const now = inputs()
  await runOrExplain('Generating the GraphQL types', node24, codegen)
  await runOrExplain('Generating the messages', node24, messages)
  writeStamp(stamp, now)
}
