import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The clauses that the test asserts. */
    clauses?: string[]
  }
}

/**
 * Names the clauses of docs/spec, or groups of them (`orders.flow.*`), that the running test asserts: the matrix lists
 * them, and a run reports them with the test's result. Stands first in a test; browser tests have their own in browserTest.ts.
 */
export function covers(...clauses: readonly string[]): void {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error(`No test runs that could cover ${clauses.join(', ')}.`)
  const { meta } = test
  meta.clauses = [...new Set([...(meta.clauses ?? []), ...clauses])]
}
