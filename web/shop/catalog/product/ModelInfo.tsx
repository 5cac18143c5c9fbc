import { productCopy } from '#web/generated/messages/productCopy.ts'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './Guides.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

const measurements = ['height', 'bust', 'waist', 'hips'] as const

interface ModelInfoProps {
  models: ProductFieldsFragment['fashionModels']
  onClose: () => void
}

/** The models in the images and their measurements in centimetres, in a modal (product.page.model-info). */
export function ModelInfo({ models, onClose }: ModelInfoProps) {
  return (
    <Dialog open title={productCopy.modelInfo} onClose={onClose}>
      <ul className={styles.models}>
        {models.map((model) => (
          <li key={model.name} className={styles.model}>
            {model.image ? <Picture image={model.image} sizes="12rem" ratio="3 / 4" /> : null}
            <div>
              <h3 className={styles.name}>{model.name}</h3>
              <dl>
                {measurements.map((name) => (
                  <div key={name} className={styles.measure}>
                    <dt>{productCopy.measurements[name]}</dt>
                    <dd>{productCopy.centimetres({ value: model[name] })}</dd>
                  </div>
                ))}
                <div className={styles.measure}>
                  <dt>{productCopy.size}</dt>
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
