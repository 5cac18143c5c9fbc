import { figure, percentile } from '@vitrine/tests/support/measure/figures.ts'

/** The middle value; NaN of no values. */
export const median = (values: readonly number[]) => percentile(values, 0.5)

/** The goal of a figure, and whether it is met. */
export function verdict(value: number, sign: '≤' | '≥', goal: number): string {
  const isMet = sign === '≤' ? value <= goal : value >= goal
  return `${isMet ? '✓' : '✗'} ${sign} ${figure(goal, Number.isInteger(goal) ? 0 : 2)}`
}
