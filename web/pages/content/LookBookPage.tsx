import { useLocation } from 'wouter'
import { ProductSlider } from '#web/shop/catalog/card/ProductSlider.tsx'
import { lookBookPreviews } from '#web/shop/content/contentPreviews.ts'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { GallerySkeleton, LookBookGallery } from '#web/shop/content/lookbook/LookBookGallery.tsx'
import { LookBookSkeleton } from '#web/shop/content/lookbook/LookBookSkeleton.tsx'
import {
  LookBookDocument,
  useLookBookQuery,
} from '#web/shop/content/lookbook/lookBook.generated.ts'
import { useForgetFailure } from '#web/shop/content/useForgetFailure.ts'
import { Breadcrumbs, BreadcrumbsSkeleton } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './LookBookPage.module.css'

/** A season told in pictures, and what to shop after looking (SPEC §2 /look-book/{slug}). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const slug = parameters['slug'] ?? ''
  const { data, error, refetch } = useLookBookQuery({ variables: { slug }, errorPolicy: 'all' })
  const [path] = useLocation()
  const book = data?.lookBook
  useForgetFailure(Boolean(error && !book), LookBookDocument, { slug })
  if (!book && error)
    return <LoadFailure error={error} retry={refetch} toast="Failed to fetch look book" />
  if (!book) return data ? <NotFoundScreen /> : <Waiting name={lookBookPreviews.find(path)} />
  const { name, description, showTitle, styles: css, gallery, product, meta } = book
  const heading = <h1 className={styles.title}>{name}</h1>
  return (
    <>
      <Container className={styles.page}>
        <Breadcrumbs steps={meta.breadcrumbs} />
        <header className={styles.header}>
          {showTitle ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
          <Html html={description} css={css} className={styles.words} />
        </header>
        {gallery.length > 0 ? (
          <LookBookGallery name={name} gallery={gallery} />
        ) : (
          <EmptyState title="The pictures are still being hung." />
        )}
      </Container>
      {product ? (
        <ProductSlider
          title={product.title}
          text={product.description}
          link={{
            url: `/product-category/${encodeURIComponent(product.categoryId)}`,
            target: null,
            text: 'View all',
          }}
          products={product.products}
        />
      ) : null}
    </>
  )
}

/** The look book while it loads, under its name where a pressed tile showed it. */
function Waiting({ name }: { name: string | undefined }) {
  if (!name) return <LookBookSkeleton />
  return (
    <Container className={styles.page}>
      <LoadingNote />
      <BreadcrumbsSkeleton />
      <header className={styles.header}>
        <h1 className={styles.title}>{name}</h1>
        <div className={styles.wordsSkeleton} aria-hidden="true">
          <TextSkeleton lines={3} />
        </div>
      </header>
      <GallerySkeleton />
    </Container>
  )
}
