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
      {layers.map((each) => (
        <label key={each.layer} className={styles.option}>
          <input
            type="radio"
            name="layer"
            checked={each.layer === layer}
            onChange={() => onChoose(each.layer)}
          />
          <span>{each.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
