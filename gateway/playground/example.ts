/** An example operation of the playground. */
export interface Example {
  /** The id in the URL: `/graphql?example=find-dresses`. */
  slug: string
  title: string
  query: string
  variables?: Record<string, unknown>
  /** Headers that are sent with it, such as the switches of faults. */
  headers?: Record<string, string>
  /** The code of the error that it demonstrates. */
  code?: string
}
