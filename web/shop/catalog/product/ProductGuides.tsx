import { useOverlayCode, useOverlays } from '#web/core/overlays.ts'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'

const loadSizeGuide = () => import('./SizeGuide.tsx')
const loadModelInfo = () => import('./ModelInfo.tsx')

type Guided = Pick<
  ProductFieldsFragment,
  'slug' | 'sizeGuideImage' | 'sizeText' | 'sizeTable' | 'fashionModels'
>

/**
 * The buttons for the size guide and the model info, and their modals (product.page.size-guide,
 * product.page.model-info).
 */
export function ProductGuides({
  product,
  inOverlay = false,
}: {
  product: Guided
  /** Whether closing a guide returns to the quick view or the sheet of options. */
  inOverlay?: boolean
}) {
  const { current, subject, open, close } = useOverlays()
  const isOwn = inOverlay ? subject === product.slug : !subject
  const shown = isOwn && (current === 'sizeGuide' || current === 'modelInfo') ? current : null
  const sizes = useOverlayCode(shown === 'sizeGuide', loadSizeGuide)
  const models = useOverlayCode(shown === 'modelInfo', loadModelInfo)
  const hasSizes = Boolean(product.sizeGuideImage || product.sizeText || product.sizeTable)
  return (
    <>
      {hasSizes ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('sizeGuide')}>
          {productCopy.sizeGuide}
        </Button>
      ) : null}
      {product.fashionModels.length > 0 ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('modelInfo')}>
          {productCopy.modelInfo}
        </Button>
      ) : null}
      {sizes && shown === 'sizeGuide' ? (
        <sizes.SizeGuide product={product} onClose={close} />
      ) : null}
      {models && shown === 'modelInfo' ? (
        <models.ModelInfo models={product.fashionModels} onClose={close} />
      ) : null}
    </>
  )
}
