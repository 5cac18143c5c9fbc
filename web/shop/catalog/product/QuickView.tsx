import { useState } from 'react'
import { useOverlays } from '#web/core/overlays.ts'
import { useAccent } from '#web/core/SiteProvider.tsx'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/dialog/Dialog.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { Price } from '#web/ui/Price.tsx'
import { LoadingNote, Skeleton, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { useFailureToast } from '#web/ui/toast/toast.ts'
import { useTrackedView } from '../card/productAnalytics.ts'
import { WishlistButton } from '../wishlist/WishlistButton.tsx'
import { BuyPanel } from './BuyPanel.tsx'
import { ProductGuides } from './ProductGuides.tsx'
import { type ProductFieldsFragment, useProductQuery } from './product.generated.ts'
import { selectionImages } from './productImages.ts'
import styles from './QuickView.module.css'
import { useFreshStock } from './useProductStock.ts'
import { useSelection } from './useSelection.ts'

const failure = loadCopy.product

/** A product in a modal, on desktop only (frame.overlay.quick-view, frame.overlay.guide-over-quick-view). */
export function QuickView() {
  const { current, subject, close } = useOverlays()
  const isCovered = Boolean(subject) && (current === 'sizeGuide' || current === 'modelInfo')
  const isOpen = current === 'quickView' || isCovered
  const [slug, setSlug] = useState('')
  if (isOpen && subject && subject !== slug) setSlug(subject)
  return (
    <Dialog open={isOpen} onClose={close} title={productCopy.quickView} titleHidden width="wide">
      {slug ? <Content key={slug} slug={slug} /> : null}
    </Dialog>
  )
}

function Content({ slug }: { slug: string }) {
  const { data, error, refetch } = useProductQuery({ variables: { slug } })
  useFailureToast(Boolean(error) && !data, failure)
  if (data?.product) return <Product product={data.product} />
  if (!data && !error) return <QuickViewSkeleton />
  return (
    <EmptyState
      title={error ? failure : productCopy.notFound}
      action={
        error ? (
          <Button onClick={() => refetch().catch(() => {})}>{productCopy.tryAgain}</Button>
        ) : null
      }
    />
  )
}

function QuickViewSkeleton() {
  return (
    <div className={styles.product}>
      <LoadingNote />
      <Skeleton ratio="3 / 4" />
      <div className={styles.side} aria-hidden="true">
        <Skeleton width="60%" />
        <TextSkeleton lines={4} />
      </div>
    </div>
  )
}

/** Has its own selection, which is not in the URL (product.quick-view.selection). */
function Product({ product }: { product: ProductFieldsFragment }) {
  const selection = useSelection(product)
  useTrackedView(product)
  useFreshStock(product.slug)
  const accent = useAccent(product.brands[0]?.slug)
  const shown = selection.variation ?? product
  const [image = null] = selectionImages(product, selection.chosen)
  return (
    <div className={styles.product} style={accent}>
      <Picture image={image} sizes="32rem" ratio="3 / 4" loading="eager" />
      <div className={styles.side}>
        <header className={styles.header}>
          <p className={styles.brand}>{product.brands.map(({ name }) => name).join(' × ')}</p>
          <h2 className={styles.name}>{product.name}</h2>
          <p className={styles.price}>
            <Price
              price={selection.withTexts(shown.price)}
              regularPrice={selection.withTexts(shown.regularPrice)}
              showPercent
            />
          </p>
        </header>
        <BuyPanel
          product={product}
          selection={selection}
          guides={<ProductGuides product={product} inOverlay />}
          aside={<WishlistButton productId={product.id} chosen={selection.chosen} framed />}
        />
        <ButtonLink variant="quiet" className={styles.more} href={product.url}>
          {productCopy.fullDetails}
        </ButtonLink>
      </div>
    </div>
  )
}
