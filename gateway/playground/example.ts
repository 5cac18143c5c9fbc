/** An operation to start from, named after its task. */
export interface Example {
  /** Identifies it in the URL: `/graphql?example=find-dresses`. */
  slug: string
  title: string
  query: string
  variables?: Record<string, unknown>
}
