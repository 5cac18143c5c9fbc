import { account } from './exampleAccount.ts'
import { browse } from './exampleBrowse.ts'
import { buy } from './exampleBuy.ts'

/** An operation to start from, named by the job it does. */
export interface Example {
  /** The last part of its address, `/graphql?example=find-dresses`. */
  slug: string
  title: string
  query: string
  variables?: Record<string, unknown>
}

/** The examples by what one wants to do; together they ask for every root field. */
export const exampleGroups: readonly { title: string; examples: readonly Example[] }[] = [
  { title: 'Look around', examples: browse },
  { title: 'Buy', examples: buy },
  { title: 'Account', examples: account },
]

/** The example of a name. */
export const exampleOf = (slug: string | null) =>
  exampleGroups.flatMap(({ examples }) => examples).find((example) => example.slug === slug)
