import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './Guides.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

const measurements = ['height', 'bust', 'waist', 'hips'] as const
const titles = { height: 'Height', bust: 'Bust', waist: 'Waist', hips: 'Hips' }

interface ModelInfoProps {
  models: ProductFieldsFragment['fashionModels']
  onClose: () => void
}

/** The models in the pictures and their measurements in centimetres, in a modal (product.page.model-info). */
export function ModelInfo({ models, onClose }: ModelInfoProps) {
  return (
    <Dialog open title="Model info" onClose={onClose}>
      <ul className={styles.models}>
        {models.map((model) => (
          <li key={model.name} className={styles.model}>
            {model.image ? <Picture image={model.image} sizes="12rem" ratio="3 / 4" /> : null}
            <div>
              <h3 className={styles.name}>{model.name}</h3>
              <dl className={styles.measures}>
                {measurements.map((name) => (
                  <div key={name} className={styles.measure}>
                    <dt>{titles[name]}</dt>
                    <dd>{model[name]} cm</dd>
                  </div>
                ))}
                <div className={styles.measure}>
                  <dt>Wears size</dt>
                  <dd>{model.size}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
