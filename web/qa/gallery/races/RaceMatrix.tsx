import { type KeyboardEvent, useState } from 'react'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { ScrollRegion } from '../table/ScrollRegion.tsx'
import tables from '../table/Tables.module.css'
import { RaceDetail } from './RaceDetail.tsx'
import styles from './RaceMatrix.module.css'
import { type Race, useMatrix } from './races.ts'

const signs = { same: '=', allowed: '≠', different: '!' }
const meanings = {
  same: 'both orders end the same',
  allowed: 'the order matters, as allowed',
  different: 'the order matters, which is not allowed',
}

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the next pair in the direction of an arrow key. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  const table = cell?.closest('table')
  if (!step || !cell || !table) return
  event.preventDefault()
  const [rows, columns] = step
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + rows
  let column = cell.cellIndex + columns
  while (table.rows[row]?.cells[column]) {
    const next = table.rows[row]?.cells[column]?.querySelector('button')
    if (next) return next.focus()
    row += rows
    column += columns
  }
}

const nameOf = ({ events, verdict }: Race) => `${events.join(' and ')}: ${meanings[verdict]}`

/** A matrix of what the order of every two events decides; a chosen pair shows the reason and its tests. */
export function RaceMatrix({ machine }: { machine: string }) {
  const matrix = useMatrix(machine)
  const [chosen, setChosen] = useState<Race>()
  if (!matrix || matrix.events.length === 0) return null
  const { events, raceOf } = matrix
  const firstPair = events
    .flatMap((row) => events.map((column) => raceOf(row, column)))
    .find(Boolean)
  const current = nameOf(chosen ?? (firstPair as Race))
  const isChosen = (event: string) => chosen?.events.includes(event) || undefined
  return (
    <section className={tables.section} aria-labelledby="races">
      <h2 id="races" className={tables.heading}>
        Races
      </h2>
      <p className={styles.legend}>
        Both orders of two events that are possible in one state: “=” ends the same, “≠” differs in
        a way that the machine allows, “!” in one that it does not. A dot: run in a browser as well.
        Empty: never possible in the same state.
      </p>
      <div className={styles.layout}>
        <ScrollRegion label="Matrix of races">
          <table className={styles.matrix} onKeyDown={moveFocus}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Event</VisuallyHidden>
                </th>
                {events.map((event) => (
                  <th key={event} scope="col" data-chosen={isChosen(event)}>
                    <span className={styles.column}>{event}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {events.map((row, index) => (
                <tr key={row}>
                  <th scope="row" data-chosen={isChosen(row)}>
                    {row}
                  </th>
                  {events.slice(0, index + 1).map((column) => {
                    const race = raceOf(row, column)
                    if (!race) return <td key={column} />
                    const name = nameOf(race)
                    return (
                      <td key={column}>
                        <button
                          type="button"
                          className={styles.pair}
                          data-verdict={race.verdict}
                          data-browser={race.tests.length > 0 || undefined}
                          aria-label={name}
                          aria-pressed={chosen !== undefined && name === nameOf(chosen)}
                          tabIndex={name === current ? 0 : -1}
                          onClick={() => setChosen(race)}
                          onFocus={() => setChosen(race)}
                        >
                          {signs[race.verdict]}
                        </button>
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <RaceDetail race={chosen} />
      </div>
    </section>
  )
}
