import { useMemo, useRef, useState } from 'react'
import { compareMachines, type Difference } from '../compare/compareMachines.ts'
import { signed, signs } from '../compare/signs.ts'
import { Canvas } from '../diagram/Canvas.tsx'
import { noMarks } from '../diagram/marks.ts'
import { useDiagram } from '../layout/useDiagram.ts'
import { ImageDifference } from './ImageDifference.tsx'
import styles from './MachineDifferences.module.css'
import { differingScreens } from './screens.ts'
import type { Version } from './useVersion.ts'

const ignore = () => undefined

/** Two versions of a machine in one diagram, as a list, and as images of its states. */
export function MachineDifferences({
  id,
  before,
  after,
}: {
  id: string
  before: Version
  after: Version
}) {
  /** The id of a state or the key of a transition. */
  const [selected, setSelected] = useState('')
  const picture = useRef<HTMLDivElement>(null)
  const goTo = (item: string) => {
    setSelected(item)
    picture.current?.scrollIntoView({ block: 'nearest' })
  }
  const { drawn, changes, differences } = useMemo(() => {
    const structureIn = ({ machines }: Version) => machines.find((machine) => machine.id === id)
    const comparison = compareMachines(structureIn(before), structureIn(after))
    return { ...comparison, drawn: signed(comparison) }
  }, [id, before, after])
  const diagram = useDiagram(drawn)
  const pairs = useMemo(() => differingScreens(before, after, id), [id, before, after])
  const hasImages = [before, after].every(({ screens }) => Object.keys(screens).length > 0)
  /** The state of an item: that of a transition is its target, since its source may be large. */
  const placeOf = (item: string) =>
    drawn.transitions.find(({ key }) => key === item)?.targets[0] ?? item.split(' ')[0] ?? ''
  const first = differences.find(
    (each) => each.kind === 'state' && each.change !== 'removed' && each.id !== id,
  )
  return (
    <>
      <h2 className={styles.heading}>{id}</h2>
      <ul className={styles.legend} aria-label="Legend of differences">
        {(['added', 'removed', 'changed'] as const).map((change) => (
          <li key={change} data-change={change}>
            <span aria-hidden="true">{signs[change]}</span> {change}
          </li>
        ))}
        <li>
          {before.name} → {after.name}
        </li>
      </ul>
      <div ref={picture} className={styles.diagram}>
        {diagram ? (
          <Canvas
            diagram={diagram}
            marks={{
              ...noMarks,
              selected: placeOf(selected) || (first?.id ?? ''),
              found: new Set([selected]),
              changes,
            }}
            onState={setSelected}
            onTransition={ignore}
          />
        ) : (
          <p role="status">Drawing the differences…</p>
        )}
      </div>
      <h2 className={styles.heading}>States and transitions</h2>
      {differences.length === 0 ? (
        <p>The states and transitions are the same.</p>
      ) : (
        <ul className={styles.list} aria-label="Differences of states and transitions">
          {differences.map((difference) => (
            <Row
              key={`${difference.change} ${difference.id}`}
              difference={difference}
              onSelect={() => goTo(difference.id)}
            />
          ))}
        </ul>
      )}
      <h2 className={styles.heading}>Pictures of states</h2>
      {hasImages ? null : (
        <p>
          Compare two reports to see their pictures. The running shop has none until its tests have
          run: choose “Last run on this machine”.
        </p>
      )}
      {hasImages && pairs.length === 0 ? <p>The pictures are the same.</p> : null}
      <ul>
        {pairs.map((pair) => (
          <ImageDifference key={pair.name} pair={pair} />
        ))}
      </ul>
    </>
  )
}

function Row({
  difference: { change, kind, title, details },
  onSelect,
}: {
  difference: Difference
  onSelect: () => void
}) {
  return (
    <li className={styles.row} data-change={change}>
      <span className={styles.sign} aria-hidden="true">
        {signs[change]}
      </span>
      <div>
        <p>
          <span className={styles.kind}>
            {kind} {change}
          </span>{' '}
          <button type="button" className={styles.select} onClick={onSelect}>
            {title}
          </button>
        </p>
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
      </div>
    </li>
  )
}
