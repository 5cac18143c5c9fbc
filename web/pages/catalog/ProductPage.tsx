import { Later } from '#web/boot/Later.tsx'
import { productCopy } from '#web/generated/messages/productCopy.ts'
import { ProductSlider } from '#web/shop/catalog/card/ProductSlider.tsx'
import type { ProductCardFieldsFragment } from '#web/shop/catalog/card/productCard.generated.ts'
import { ProductDetails } from '#web/shop/catalog/product/ProductDetails.tsx'
import { ProductSkeleton } from '#web/shop/catalog/product/ProductSkeleton.tsx'
import type { ProductFieldsFragment } from '#web/shop/catalog/product/product.generated.ts'
import { CompleteTheLook } from '#web/shop/catalog/suggestions/CompleteTheLook.tsx'
import { RecentlyViewed } from '#web/shop/catalog/suggestions/RecentlyViewed.tsx'
import { Breadcrumbs, BreadcrumbsSkeleton } from '#web/ui/Breadcrumbs.tsx'
import { Container } from '#web/ui/Container.tsx'

type ProductPageProps =
  | { data: { product: ProductFieldsFragment }; preview?: undefined }
  | { data?: undefined; preview: ProductCardFieldsFragment }

export const Skeleton = ProductSkeleton

export function Page({ data, preview }: ProductPageProps) {
  const shownProduct = data ? data.product : preview
  const product = data?.product
  return (
    <>
      <Container>
        {product ? <Breadcrumbs steps={product.meta.breadcrumbs} /> : <BreadcrumbsSkeleton />}
        <ProductDetails key={shownProduct.id} shownProduct={shownProduct} product={product} />
      </Container>
      {product ? <MoreProducts key={product.id} product={product} /> : null}
    </>
  )
}

/** The look of the product, similar products and recently viewed ones. */
function MoreProducts({ product }: { product: ProductFieldsFragment }) {
  return (
    <Later>
      {product.completeTheLook ? (
        <Container>
          <CompleteTheLook look={product.completeTheLook} />
        </Container>
      ) : null}
      <ProductSlider
        title={productCopy.alsoLike}
        text={null}
        link={null}
        products={product.upsellProducts}
      />
      <RecentlyViewed productId={product.id} />
    </Later>
  )
}
