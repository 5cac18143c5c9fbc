/** An example operation of the playground. */
export interface Example {
  /** Its id in the URL: `/graphql?example=find-dresses`. */
  slug: string
  title: string
  query: string
  variables?: Record<string, unknown>
}
