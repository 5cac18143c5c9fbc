import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { Context } from './context.ts'

/** A document that has been parsed and validated, with what it is asked. */
export interface Operation {
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Readonly<Record<string, unknown>> | null | undefined
  context: Context
}

/** Runs documents, each compiled to JavaScript once: about twice as fast as walking it for every request. */
export class Operations {
  readonly schema: GraphQLSchema
  readonly #compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | ExecutionResult>>()
  readonly #documents = new LRUCache<string, DocumentNode>({ max: 500 })

  constructor(schema: GraphQLSchema) {
    this.schema = schema
  }

  /** The document of a trusted text, validated; throws the first thing that is wrong with it. */
  documentOf(text: string): DocumentNode {
    const known = this.#documents.get(text)
    if (known) return known
    const document = parse(text)
    const [error] = validate(this.schema, document)
    if (error) throw error
    this.#documents.set(text, document)
    return document
  }

  /** Executes a validated document. */
  async run({ document, operationName, variables, context }: Operation): Promise<ExecutionResult> {
    const compiled = this.#compile(document, operationName ?? '')
    if (!isCompiledQuery(compiled)) return compiled
    const result = await compiled.query(undefined, context, variables ?? {})
    // Nothing was executed: the variables do not fit. graphql-js says so in the error's nodes, compiled code does not.
    if (result.data !== undefined || !result.errors) return result
    return { errors: result.errors.map(badVariables) }
  }

  #compile(document: DocumentNode, operationName: string) {
    const byName =
      this.#compiled.get(document) ?? new Map<string, CompiledQuery | ExecutionResult>()
    this.#compiled.set(document, byName)
    const known = byName.get(operationName)
    if (known) return known
    const compiled = compileQuery(this.schema, document, operationName || undefined)
    byName.set(operationName, compiled)
    return compiled
  }
}

const badVariables = (error: GraphQLError) =>
  new GraphQLError(error.message, {
    extensions: { ...error.extensions, code: 'BAD_USER_INPUT', http: { status: 400 } },
  })
