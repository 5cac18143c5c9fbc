import { test } from '@playwright/test'

/** Names the clauses of docs/spec, or groups of them, that the running browser test asserts, as `covers` of covers.ts does. */
export function covers(...clauses: readonly string[]): void {
  const { annotations } = test.info()
  annotations.push(...clauses.map((description) => ({ type: 'clause', description })))
}

/**
 * Names the states and transitions of a machine that the running browser test is to reach, and, once it fails, those at which
 * it does.
 */
export function coversMachine(
  id: string,
  items: readonly string[] = [],
  failedAt?: readonly string[],
): void {
  const description = JSON.stringify({ id, items: [...new Set(items)], failedAt })
  test.info().annotations.push({ type: 'machine', description })
}
