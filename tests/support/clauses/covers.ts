import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The clauses that the test asserts. */
    clauses?: string[]
    /** The states, by id, and the transitions, by key, of a machine that the test is to reach. */
    machine?: { id: string; items: string[]; failedAt?: string[] }
  }
}

/**
 * Names the clauses of docs/spec, or groups of them (`orders.flow.*`), that the running test asserts, for `npm run
 * matrix` and the report of a run. Must be first in a test; browser tests have their own in browserTest.ts.
 */
export function covers(...clauses: readonly string[]): void {
  const { meta } = runningTest()
  meta.clauses = [...new Set([...(meta.clauses ?? []), ...clauses])]
}

/** Names the states and transitions of a machine that the running test is to reach; none if it is about the whole machine. */
export function coversMachine(id: string, items: readonly string[] = []): void {
  runningTest().meta.machine = { id, items: [...new Set(items)] }
}

/** Names the states and transitions at which the running test fails, and those that it reached before. */
export function failsAt(failedAt: readonly string[], reached: readonly string[] = []): void {
  const { meta } = runningTest()
  if (meta.machine) Object.assign(meta.machine, { items: [...reached], failedAt: [...failedAt] })
}

function runningTest() {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('covers() is called while no test is running.')
  return test
}
