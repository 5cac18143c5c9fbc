import { expect, test } from 'vitest'
import { type Result, withResult } from '../bench/shared/results.ts'

const page = `# Benchmarks

| figure | shop | beside it | ratio | goal | other work | day |
|---|---|---|---|---|---|---|
| First view: bytes | 10.0 kB |  |  |  | 0.00 cores | 2026-01-01 |
| First view | 9.0 kB |  |  |  | 0.00 cores | 2026-01-01 |

After the table.
`
const bytes: Result = {
  name: 'First view',
  unit: 'kB',
  value: 30,
  beside: { name: 'Other', value: 60 },
  goals: ['✓ ≤ 0.70 ×'],
  otherCores: 0.1,
}
const today = new Date('2026-12-01T00:00:00Z')

test('a figure takes the place of the earlier one of its name, and a new one comes last', () => {
  const row =
    '| First view | 30.0 kB | Other: 60.0 kB | 0.50 × | ✓ ≤ 0.70 × | 0.10 cores | 2026-12-01 |'
  const replaced = withResult(page, bytes, today)
  expect(replaced).toContain(`2026-01-01 |\n${row}\n\nAfter the table.`)
  expect(replaced.split('First view |')).toHaveLength(2)
  const added = withResult(page, { ...bytes, name: 'Second view' }, today)
  expect(added).toContain(`2026-01-01 |\n${row.replace('First', 'Second')}\n\nAfter the table.`)
})

test('a page without the table is refused', () => {
  expect(() => withResult('# Benchmarks\n', bytes, today)).toThrow('no table of figures')
})
