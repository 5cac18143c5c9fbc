import { Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { call, errorMessages } from './api.ts'
import type { Column } from './DataTable.tsx'
import { notify } from './Notices.tsx'
import { queries } from './queries.ts'

/** Rows of a list that are selected for one step, without those that are no longer shown. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter((row) => keys.has(keyOf(row)))
  const toggle = (changed: readonly Row[], isChosen: boolean) => {
    const next = new Set(chosen.map(keyOf))
    for (const row of changed)
      if (isChosen) next.add(keyOf(row))
      else next.delete(keyOf(row))
    setKeys(next)
  }
  const column: Column<Row> = {
    title: 'Choose',
    cell: (row) => (
      <Checkbox
        aria-label={`Choose ${keyOf(row)}`}
        checked={keys.has(keyOf(row))}
        onChange={({ target }) => toggle([row], target.checked)}
      />
    ),
  }
  return { chosen, column, toggleAll: (isChosen: boolean) => toggle(rows, isChosen) }
}

/** The steps for the rows that are chosen. */
export const SelectionBar = ({
  count,
  total,
  toggleAll,
  children,
}: {
  count: number
  total: number
  toggleAll: (isChosen: boolean) => void
  children: ReactNode
}) =>
  total === 0 ? null : (
    <div className="actions selection">
      <Checkbox
        label={count === 0 ? 'Choose all of this page' : `${count} chosen`}
        checked={count === total}
        indeterminate={count > 0 && count < total}
        onChange={({ target }) => toggleAll(target.checked)}
      />
      {count > 0 && children}
    </div>
  )

/**
 * Takes a step for several rows, one after the other, each guarded by its version that was read, and notifies of how
 * many were done and why others were not.
 */
export async function actOnAll<Row>(
  rows: readonly Row[],
  step: (row: Row) => [operation: string, input: object],
  nameOf: (row: Row) => string,
): Promise<void> {
  const problems: string[] = []
  for (const row of rows)
    try {
      await call(...step(row))
    } catch (error) {
      problems.push(`${nameOf(row)}: ${errorMessages(error).join(' ')}`)
    }
  await queries.invalidateQueries()
  const done = rows.length - problems.length
  const doneText = done === 0 ? [] : [done === 1 ? '1 is done.' : `${done} are done.`]
  // One notice, because a second one would replace it.
  if (rows.length > 0)
    notify(problems.length > 0 ? 'error' : 'success', [...doneText, ...problems].join(' '))
}
