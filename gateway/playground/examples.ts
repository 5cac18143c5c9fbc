import type { Example } from './example.ts'
import { account } from './exampleAccount.ts'
import { browse } from './exampleBrowse.ts'
import { buy } from './exampleBuy.ts'
import { errors } from './exampleErrors.ts'
import { profile } from './exampleProfile.ts'

/** The examples by topic, which together use every root field and demonstrate the errors. */
export const exampleGroups: readonly { title: string; examples: readonly Example[] }[] = [
  { title: 'Browse', examples: browse },
  { title: 'Buy', examples: buy },
  { title: 'Account', examples: account },
  { title: 'Personal information', examples: profile },
  { title: 'Errors', examples: errors },
]

/** The example with this slug; undefined if there is none. */
export const findExample = (slug: string | null) =>
  exampleGroups.flatMap(({ examples }) => examples).find((example) => example.slug === slug)
