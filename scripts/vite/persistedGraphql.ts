import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind } from 'graphql'
import type { Plugin } from 'vite'
import { inRoot } from '../lib/paths.mjs'

const virtual = '\0persisted-graphql'

/** The kinds of nodes that Apollo Client names: it takes the object apart nowhere else, and others cost bytes. */
function usedKinds() {
  // The folder is no part of the pattern, which its path might change.
  const folder = inRoot('node_modules', '@apollo', 'client')
  const files = globSync('**/*.js', { cwd: folder })
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const isUsed = (name: string) => texts.some((text) => text.includes(`Kind.${name}`))
  return Object.fromEntries(Object.entries(Kind).filter(([name]) => isUsed(name)))
}

/**
 * Gives Apollo Client only the part of graphql that it needs for persisted documents, which saves 5 kB of the first
 * view's budget.
 */
const code = () => `
export const Kind = ${JSON.stringify(usedKinds())}
export const OperationTypeNode = { QUERY: 'query', MUTATION: 'mutation', SUBSCRIPTION: 'subscription' }
export const BREAK = {}
export const visit = (document) => document
export const print = ({ hash }) => hash
`

/** Replaces `graphql` in Apollo Client only: the gallery's playground uses all of it. */
export const persistedGraphql = (): Plugin => ({
  name: 'persisted-graphql',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'graphql' && importer?.includes('/node_modules/@apollo/client/') ? virtual : null,
  load: (id) => (id === virtual ? code() : null),
})
