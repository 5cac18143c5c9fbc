import { CompleteTheLook } from '#web/shop/catalog/CompleteTheLook.tsx'
import { ProductDetails } from '#web/shop/catalog/ProductDetails.tsx'
import { ProductSkeleton } from '#web/shop/catalog/ProductSkeleton.tsx'
import { useProductQuery } from '#web/shop/catalog/product.generated.ts'
import { RecentlyViewed } from '#web/shop/catalog/RecentlyViewed.tsx'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { ProductSlider } from '#web/shop/content/ProductSlider.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Later } from '#web/ui/Later.tsx'
import { NotFoundScreen } from '#web/ui/NotFoundScreen.tsx'

/** One product, chosen and put into the bag (SPEC §2 Product detail). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const slug = parameters['slug'] ?? ''
  const { data, error, refetch } = useProductQuery({ variables: { slug } })
  if (!data)
    return error ? (
      <LoadFailure error={error} retry={refetch} toast="Failed to fetch product" />
    ) : (
      <ProductSkeleton />
    )
  if (!data.product) return <NotFoundScreen />
  const { product } = data
  return (
    <>
      <Container>
        <Breadcrumbs steps={product.meta.breadcrumbs} />
        <ProductDetails key={product.id} product={product} />
      </Container>
      <Later key={product.id}>
        {product.completeTheLook ? (
          <Container>
            <CompleteTheLook look={product.completeTheLook} />
          </Container>
        ) : null}
        <ProductSlider
          title="You may also like"
          text={null}
          link={null}
          products={product.upsellProducts}
        />
        <RecentlyViewed productId={product.id} />
      </Later>
    </>
  )
}
