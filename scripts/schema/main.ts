import { readFileSync, writeFileSync } from 'node:fs'
import { DiffRule, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { Failure, runMain } from '../lib/failure.mjs'
import { inRoot } from '../lib/paths.mjs'
import { sectionOf, withSection } from './schemaChangelog.ts'
import { conventionProblems } from './schemaConventions.ts'
import { textOf, versionOf, versionProblem } from './schemaVersion.ts'

const schemaFile = inRoot('schema.graphql')
const releasedFile = inRoot('docs', 'schema', 'released.graphql')
const changelogFile = inRoot('docs', 'schema', 'changelog.md')

// Without an argument it writes the changelog, with --check it compares it, with --release the schema is the new baseline.
await runMain(async () => {
  const schema = readFileSync(schemaFile, 'utf8')
  const released = readFileSync(releasedFile, 'utf8')
  const breaches = conventionProblems(buildSchema(schema))
  if (breaches.length > 0) throw new Failure(breaches.join('\n'))
  const changes = await diff(buildSchema(released), buildSchema(schema), [DiffRule.simplifyChanges])
  const version = versionOf(schema)
  const problem = versionProblem(version, versionOf(released), changes)
  if (problem) throw new Failure(problem)
  const before = readFileSync(changelogFile, 'utf8')
  const after =
    changes.length === 0
      ? before
      : withSection(before, textOf(version), sectionOf(textOf(version), changes))
  if (process.argv.includes('--check')) {
    if (after !== before) throw new Failure('docs/schema/changelog.md is not up to date.')
    return
  }
  writeFileSync(changelogFile, after)
  if (process.argv.includes('--release')) writeFileSync(releasedFile, schema)
})
