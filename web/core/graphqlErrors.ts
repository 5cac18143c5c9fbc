/** One error of a GraphQL response. `extensions.code` is for programs, `message` for shoppers (SPEC §8). */
export interface GraphQLProblem {
  message: string
  extensions?: { [name: string]: unknown; code?: unknown; requestId?: unknown }
}

/** A GraphQL response with errors. Any other error means that no response was received. */
export class GraphQLErrors extends Error {
  override readonly name = 'GraphQLErrors'
  readonly errors: readonly GraphQLProblem[]

  constructor(errors: readonly GraphQLProblem[]) {
    super(errors.map(({ message }) => message).join('\n'))
    this.errors = errors
  }
}

/** Returns the first error of a GraphQL response; undefined for any other failure. */
export const firstProblem = (error: unknown): GraphQLProblem | undefined =>
  error instanceof GraphQLErrors ? error.errors[0] : undefined
