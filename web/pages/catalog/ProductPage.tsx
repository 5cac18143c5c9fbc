import { useLocation } from 'wouter'
import { Later } from '#web/boot/Later.tsx'
import { ProductSlider } from '#web/shop/catalog/card/ProductSlider.tsx'
import { productPreviews } from '#web/shop/catalog/card/productPreviews.ts'
import { CompleteTheLook } from '#web/shop/catalog/product/CompleteTheLook.tsx'
import { ProductDetails } from '#web/shop/catalog/product/ProductDetails.tsx'
import { ProductSkeleton } from '#web/shop/catalog/product/ProductSkeleton.tsx'
import {
  type ProductFieldsFragment,
  useProductQuery,
} from '#web/shop/catalog/product/product.generated.ts'
import { RecentlyViewed } from '#web/shop/catalog/product/RecentlyViewed.tsx'
import { LoadFailure } from '#web/shop/content/LoadFailure.tsx'
import { Breadcrumbs, BreadcrumbsSkeleton } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'
import { NotFoundScreen } from '#web/ui/screens/NotFoundScreen.tsx'

/** One product, chosen and put into the bag (SPEC §2 Product detail). */
export function Page({ parameters }: { parameters: Record<string, string> }) {
  const [path] = useLocation()
  const slug = parameters['slug'] ?? ''
  const { data, error, refetch } = useProductQuery({ variables: { slug } })
  if (!data && error)
    return <LoadFailure error={error} retry={refetch} toast="Failed to fetch product" />
  if (data && !data.product) return <NotFoundScreen />
  const product = data?.product ?? undefined
  const known = product ?? productPreviews.find(path)
  if (!known) return <ProductSkeleton />
  return (
    <>
      <Container>
        {product ? <Breadcrumbs steps={product.meta.breadcrumbs} /> : <BreadcrumbsSkeleton />}
        <ProductDetails key={known.id} known={known} product={product} />
      </Container>
      {product ? <MoreProducts key={product.id} product={product} /> : null}
    </>
  )
}

/** What goes with a product, what is like it, and what was looked at before. */
function MoreProducts({ product }: { product: ProductFieldsFragment }) {
  return (
    <Later>
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
  )
}
