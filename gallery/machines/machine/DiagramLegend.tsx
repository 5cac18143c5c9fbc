import type { Diagram, ShapeKind } from '../layout/diagram.ts'
import styles from './DiagramLegend.module.css'

/** An element of a diagram, in the terms of XState. */
interface Notation {
  /** The text in the diagram; empty where a shape is explained. */
  text: string
  shape?: ShapeKind
  meaning: string
}

const shapes: readonly Notation[] = [
  { text: '', shape: 'start', meaning: 'initial state' },
  { text: '', shape: 'box', meaning: 'parent state' },
  { text: '', shape: 'parallel', meaning: 'parallel state: all its children are active' },
  { text: '', shape: 'final', meaning: 'final state' },
]

const texts: readonly (Notation & { pattern: RegExp })[] = [
  { pattern: /^always$/, text: 'always', meaning: 'eventless transition' },
  { pattern: /^after /, text: 'after …', meaning: 'delayed transition' },
  { pattern: / done$/, text: '… done', meaning: 'the invoked actor has completed' },
  { pattern: / error$/, text: '… error', meaning: 'the invoked actor has failed' },
  { pattern: /^\*$/, text: '*', meaning: 'wildcard: any other event' },
]

/** The elements that a diagram contains, in the order of the legend. */
export function usedNotation({ shapes: drawn, arrows }: Diagram): Notation[] {
  const kinds = new Set(drawn.map(({ kind }) => kind))
  const lines = [...drawn.flatMap(({ inner }) => inner), ...arrows.flatMap((arrow) => arrow.lines)]
  const has = (pattern: RegExp) => lines.some(({ event }) => pattern.test(event))
  return [
    ...shapes.filter(({ shape }) => shape && kinds.has(shape)),
    ...(drawn.some(({ effects }) => effects.length > 0)
      ? [{ text: 'runs …', meaning: 'invokes an actor while the state is active' }]
      : []),
    ...texts.filter(({ pattern }) => has(pattern)).map(({ text, meaning }) => ({ text, meaning })),
    ...(lines.some(({ guard }) => guard)
      ? [{ text: '[…]', meaning: 'guard: the transition is taken only if it passes' }]
      : []),
    ...(kinds.has('anywhere')
      ? [
          {
            text: 'anywhere',
            meaning: 'transitions of the parent state, whichever child is active',
          },
        ]
      : []),
  ]
}

/** The legend of a diagram: the shapes and texts that it contains. */
export function DiagramLegend({ diagram }: { diagram: Diagram }) {
  return (
    <section className={styles.legend} aria-labelledby="legend">
      <h2 id="legend" className={styles.heading}>
        Legend
      </h2>
      <dl className={styles.list}>
        {usedNotation(diagram).map(({ text, shape, meaning }) => (
          <div key={meaning} className={styles.entry}>
            <dt className={styles.term}>
              {shape ? <span className={styles.shape} data-kind={shape} /> : text}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
