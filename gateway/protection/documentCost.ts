import { type DocumentNode, Kind, Lexer, Source, TokenKind } from 'graphql'
import {
  documentFragments,
  documentLimits,
  type OperationCost,
  operationCosts,
} from './documentLimits.ts'

/** The cost of a document against each limit. */
export type DocumentCost = Partial<
  Record<keyof typeof documentLimits, { used: number; limit: number }>
>

/** The number of tokens as the parser counts them; undefined if the text has an invalid character. */
function countTokens(text: string): number | undefined {
  const lexer = new Lexer(new Source(text))
  try {
    let count = 0
    while (lexer.advance().kind !== TokenKind.EOF) count += 1
    return count
  } catch {
    return undefined
  }
}

/**
 * Measures a document against its limits: the largest measures of its operations, or only its tokens if it was not
 * parsed.
 */
export function documentCost(text: string, document: DocumentNode | undefined): DocumentCost {
  const tokens = countTokens(text)
  const operations = document
    ? document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    : []
  const costs = document ? operations.map(operationCosts(documentFragments(document))) : []
  const largest = (name: keyof OperationCost) => ({
    used: Math.max(...costs.map((cost) => cost[name])),
    limit: documentLimits[name],
  })
  return {
    ...(costs.length > 0 && {
      depth: largest('depth'),
      fields: largest('fields'),
      aliases: largest('aliases'),
      rootFields: largest('rootFields'),
    }),
    ...(tokens !== undefined && { tokens: { used: tokens, limit: documentLimits.tokens } }),
  }
}
