import type { Layer } from '#gallery/stateUrl.ts'
import styles from './LayerChoice.module.css'

const layers: { layer: Layer; label: string }[] = [
  { layer: 'none', label: 'Machine' },
  { layer: 'machine', label: 'Tested' },
  { layer: 'browser', label: 'Tested in a browser' },
]

/** The choice of the coverage overlay. */
export function LayerChoice({
  layer,
  onChoose,
}: {
  layer: Layer
  onChoose: (layer: Layer) => void
}) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Show</legend>
      {layers.map((item) => (
        <label key={item.layer} className={styles.option}>
          <input
            type="radio"
            name="layer"
            checked={item.layer === layer}
            onChange={() => onChoose(item.layer)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
