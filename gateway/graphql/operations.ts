import type { FastifyBaseLogger } from 'fastify'
import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { over } from '../cache/lifetime.ts'
import type { Visit } from '../sources/cmsSource.ts'
import type { Context } from './context.ts'
import { isFault, logFault, presentError, withRequestId } from './presentErrors.ts'

/** A document that has been parsed and validated, with what it is asked. */
export interface Operation {
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Readonly<Record<string, unknown>> | null | undefined
  context: Context
}

/** Told of every operation that was executed; `start` is on the clock of `performance.now`. */
export type Observe = (
  operationName: string | null | undefined,
  visit: Visit,
  start: number,
  hasErrors: boolean,
) => void

/** What came of an operation; `isRefused`: it was not executed, because its variables do not fit. */
export interface Outcome {
  result: FormattedExecutionResult
  isRefused: boolean
}

/** Runs documents, each compiled to JavaScript once: about twice as fast as walking it for every request. */
export class Operations {
  readonly schema: GraphQLSchema
  readonly #logger: FastifyBaseLogger
  readonly #observe: Observe
  readonly #compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | ExecutionResult>>()
  readonly #documents = new LRUCache<string, DocumentNode>({ max: 500 })

  constructor(schema: GraphQLSchema, logger: FastifyBaseLogger, observe: Observe) {
    this.schema = schema
    this.#logger = logger
    this.#observe = observe
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

  /** Executes a validated document. Its errors are as everyone may see them; those of ours are in the log. */
  async run({ document, operationName, variables, context }: Operation): Promise<Outcome> {
    const start = performance.now()
    const compiled = this.#compile(document, operationName ?? '')
    const { errors, ...result } = isCompiledQuery(compiled)
      ? await compiled.query(undefined, context, variables ?? {})
      : compiled
    this.#observe(operationName, context.visit, start, errors !== undefined)
    // Where there is no `data` at all, nothing was executed: the variables do not fit the document.
    const isRefused = result.data === undefined
    if (!errors) return { result, isRefused }
    context.visit.lifetime = over
    const { requestId } = context.visit
    const presented = errors.map((error) => {
      if (isRefused) return withRequestId(refusalOf(error), requestId)
      if (isFault(error)) logFault(this.#logger, error, requestId, operationName)
      return withRequestId(presentError(error.toJSON(), error), requestId)
    })
    return { result: { errors: presented, ...result }, isRefused }
  }

  #compile(document: DocumentNode, operationName: string) {
    const byName =
      this.#compiled.get(document) ?? new Map<string, CompiledQuery | ExecutionResult>()
    this.#compiled.set(document, byName)
    const known = byName.get(operationName)
    if (known) return known
    const compiled = compileQuery(this.schema, document, operationName || undefined, {
      // What the sources give has been checked by its contract already.
      disableLeafSerialization: true,
    })
    byName.set(operationName, compiled)
    return compiled
  }
}

const refusalOf = ({ message, extensions }: GraphQLError) => ({
  message,
  extensions: { ...extensions, code: 'BAD_USER_INPUT' },
})
