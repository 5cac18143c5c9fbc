import type { Picture } from '../layout/picture.ts'
import styles from './DiagramLegend.module.css'
import { notationOf } from './notation.ts'

/** The legend of a diagram: the shapes and texts that it contains. */
export function DiagramLegend({ picture }: { picture: Picture }) {
  return (
    <section className={styles.legend} aria-labelledby="legend">
      <h2 id="legend" className={styles.heading}>
        Legend
      </h2>
      <dl className={styles.list}>
        {notationOf(picture).map(({ text, shape, meaning }) => (
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
