import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { Failure, runMain } from '../lib/failure.mjs'
import { inRoot } from '../lib/paths.mjs'
import { releaseProblems } from './releaseProblems.ts'
import { conventionProblems } from './schemaConventions.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' })

// Checks the conventions of schema.graphql, and that it breaks no client of the last release.
await runMain(async () => {
  const schema = readFileSync(inRoot('schema.graphql'), 'utf8')
  const breaches = conventionProblems(buildSchema(schema))
  if (breaches.length > 0) throw new Failure(breaches.join('\n'))
  const release = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')
    .split('\n')
    .at(0)
  if (!release) {
    console.log('There is no tag v1.0.0 yet with which schema.graphql could be compared.')
    return
  }
  const today = new Date().toISOString().slice(0, 10)
  const problems = releaseProblems(git('show', `${release}:schema.graphql`), schema, today)
  if (problems.length > 0)
    throw new Failure(`These changes break clients of ${release}:\n${problems.join('\n')}`)
})
