import type { Plugin } from 'vite'

const virtual = '\0persisted-graphql'

/**
 * Gives Apollo Client the part of graphql that it needs for persisted documents, which have no directives and no text: 5 kB
 * of the first view's budget. Their hash identifies them where Apollo would print them; visits change nothing.
 */
const code = `
export { Kind } from 'graphql/language/kinds.mjs'
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
  load: (id) => (id === virtual ? code : null),
})
