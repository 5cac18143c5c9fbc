import type { CallName } from '@vitrine/contract/calls/calls.ts'
import type { CallExample } from './callExample.ts'
import { cartExamples } from './cartExamples.ts'
import { catalogExamples } from './catalogExamples.ts'
import { contentExamples } from './contentExamples.ts'
import { customerExamples } from './customerExamples.ts'
import { orderExamples } from './orderExamples.ts'
import { searchExamples } from './searchExamples.ts'

/** Examples of each call of the contract. */
export const examples: Readonly<Record<CallName, CallExample>> = {
  ...contentExamples,
  ...catalogExamples,
  ...searchExamples,
  ...cartExamples,
  ...customerExamples,
  ...orderExamples,
}
