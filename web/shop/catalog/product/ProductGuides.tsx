import { lazy, Suspense } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { Button } from '#web/ui/Button.tsx'
import { productCopy } from './copy.ts'
import type { ProductFieldsFragment } from './product.generated.ts'

const SizeGuide = lazy(async () => ({ default: (await import('./SizeGuide.tsx')).SizeGuide }))
const ModelInfo = lazy(async () => ({ default: (await import('./ModelInfo.tsx')).ModelInfo }))

type Guided = Pick<ProductFieldsFragment, 'slug' | 'sizeGuideImage' | 'sizeText' | 'fashionModels'>

/**
 * The buttons for the size guide and the model info, and their modals (product.page.size-guide,
 * product.page.model-info).
 */
export function ProductGuides({
  product,
  inQuickView = false,
}: {
  product: Guided
  /** Whether closing a guide returns to the quick view. */
  inQuickView?: boolean
}) {
  const { current, subject, open, close } = useOverlays()
  const isOwn = inQuickView ? subject === product.slug : !subject
  const shown = isOwn && (current === 'sizeGuide' || current === 'modelInfo') ? current : null
  const hasSizes = Boolean(product.sizeGuideImage || product.sizeText)
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
      <Suspense>
        {shown === 'sizeGuide' ? <SizeGuide product={product} onClose={close} /> : null}
        {shown === 'modelInfo' ? (
          <ModelInfo models={product.fashionModels} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}
