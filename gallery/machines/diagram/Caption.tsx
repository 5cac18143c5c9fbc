import { clauses } from 'virtual:spec-clauses'
import type { DiagramShape } from '../layout/diagram.ts'
import styles from './Caption.module.css'

/** The view of the hovered, selected or current state, and its clause. */
export function Caption({
  shape,
  isHovered,
}: {
  shape: DiagramShape | undefined
  isHovered: boolean
}) {
  return (
    <div className={styles.caption} data-hovered={isHovered || undefined}>
      {shape ? (
        <>
          <p className={styles.view}>
            <span className={styles.title}>{shape.title}</span> {shape.view}
          </p>
          <p className={styles.clause}>
            {shape.spec} {clauses[shape.spec]}
          </p>
        </>
      ) : null}
    </div>
  )
}
