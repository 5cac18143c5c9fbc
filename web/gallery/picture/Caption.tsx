import { clauses } from '#machines/clauses.ts'
import type { PictureShape } from '../layout/picture.ts'
import styles from './Caption.module.css'

/** What the shopper sees in the state that is pointed at, else in the one that the machine is in, and its clause. */
export function Caption({ shape }: { shape: PictureShape | undefined }) {
  return (
    <div className={styles.caption}>
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
