import type { Plugin } from 'vite'
import { readClauses } from '../docs/clauses.mjs'

const name = 'virtual:spec-clauses'

/** Provides the sentences of docs/spec by clause id as `virtual:spec-clauses`, for the gallery of machines. */
export function specClauses(): Plugin {
  return {
    name: 'spec-clauses',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const sentences = readClauses().map((clause) => [clause.id, clause.sentence])
      return `export const clauses = ${JSON.stringify(Object.fromEntries(sentences))}`
    },
  }
}
