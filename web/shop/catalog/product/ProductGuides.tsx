import { lazy, Suspense } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ProductFieldsFragment } from './product.generated.ts'

const SizeGuide = lazy(async () => ({ default: (await import('./SizeGuide.tsx')).SizeGuide }))
const ModelInfo = lazy(async () => ({ default: (await import('./ModelInfo.tsx')).ModelInfo }))

type Guided = Pick<ProductFieldsFragment, 'slug' | 'sizeGuideImage' | 'sizeText' | 'fashionModels'>

/** The ways to the size guide and to who wears the product, with the overlays they open (SPEC §2). */
export function ProductGuides({
  product,
  inQuickView = false,
}: {
  product: Guided
  /** Opened from the quick view, which they cover and give back. */
  inQuickView?: boolean
}) {
  const { current, subject, open, close } = useOverlays()
  const isMine = inQuickView ? subject === product.slug : !subject
  const shown = isMine && (current === 'sizeGuide' || current === 'modelInfo') ? current : null
  const hasSizes = Boolean(product.sizeGuideImage || product.sizeText)
  return (
    <>
      {hasSizes ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('sizeGuide')}>
          Size guide
        </Button>
      ) : null}
      {product.fashionModels.length > 0 ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('modelInfo')}>
          Model info
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
