import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { pathTo } from '#web/paths.ts'
import { ProductSlider } from '#web/shop/catalog/card/ProductSlider.tsx'
import { GallerySkeleton, LookBookGallery } from '#web/shop/content/lookbook/LookBookGallery.tsx'
import type { LookBookFieldsFragment } from '#web/shop/content/lookbook/lookBook.generated.ts'
import { Breadcrumbs, BreadcrumbsSkeleton } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Html } from '#web/ui/Html.tsx'
import { Skeleton as Bar, LoadingNote, TextSkeleton } from '#web/ui/Skeleton.tsx'
import { EmptyState } from '#web/ui/screens/EmptyState.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './LookBookPage.module.css'

type LookBookPageProps =
  | { data: { lookBook: LookBookFieldsFragment }; preview?: undefined }
  | { data?: undefined; preview: string }

/** Skeletons of a look book's title, description and images. */
export function Skeleton() {
  return (
    <Container className={styles.skeleton}>
      <LoadingNote />
      <div className={styles.skeletonHeader}>
        <Bar width="min(24rem, 70%)" />
        <Bar width="min(34rem, 90%)" />
      </div>
      <GallerySkeleton />
    </Container>
  )
}

export function Page({ data, preview }: LookBookPageProps) {
  return data ? <LookBook book={data.lookBook} /> : <NamedSkeleton name={preview} />
}

function LookBook({ book }: { book: LookBookFieldsFragment }) {
  const { name, description, showTitle, styles: css, gallery, product, meta } = book
  const heading = <h1 className={styles.title}>{name}</h1>
  return (
    <>
      <Container className={styles.page}>
        <Breadcrumbs steps={meta.breadcrumbs} />
        <header className={styles.header}>
          {showTitle ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
          <Html html={description} css={css} className={styles.text} />
        </header>
        {gallery.length > 0 ? (
          <LookBookGallery
            name={name}
            gallery={gallery}
            pieces={product?.products?.length ? product.title : undefined}
          />
        ) : (
          <EmptyState title={contentCopy.noImages} />
        )}
      </Container>
      {product ? (
        <div id="pieces">
          <ProductSlider
            title={product.title}
            text={product.description}
            link={{
              url: pathTo('category', { '*': product.categoryId }),
              isNewTab: false,
              text: contentCopy.viewAll,
            }}
            products={product.products}
          />
        </div>
      ) : null}
    </>
  )
}

/** The look book while it loads, under the name that the pressed tile showed. */
function NamedSkeleton({ name }: { name: string }) {
  return (
    <Container className={styles.page}>
      <LoadingNote />
      <BreadcrumbsSkeleton />
      <header className={styles.header}>
        <h1 className={styles.title}>{name}</h1>
        <div className={styles.textSkeleton} aria-hidden="true">
          <TextSkeleton lines={3} />
        </div>
      </header>
      <GallerySkeleton />
    </Container>
  )
}
