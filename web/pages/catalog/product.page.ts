import { initialSelection } from '@vitrine/machines/selection/variations.ts'
import { definePage } from '#web/core/page/definePage.ts'
import { preloaded, required } from '#web/core/page/pageQuery.ts'
import { loadCopy } from '#web/generated/messages/loadCopy.ts'
import { titleCopy } from '#web/generated/messages/titleCopy.ts'
import { readChosen, writeChosen } from '#web/lib/chosenUrl.ts'
import { paths, pathTo } from '#web/paths.ts'
import { galleryPhoneWidth, gallerySizes } from '#web/shop/catalog/card/imageSizes.ts'
import { productPreviews } from '#web/shop/catalog/card/productPreviews.ts'
import { PoliciesDocument, ProductDocument } from '#web/shop/catalog/product/product.generated.ts'
import { selectionImages } from '#web/shop/catalog/product/productImages.ts'
import { productJsonLd, sharedProduct } from '#web/shop/catalog/product/productJsonLd.ts'
import { productTerms } from '#web/shop/catalog/product/sellable.ts'
import { imagePreload, phoneImage, titleFor } from '#web/shop/content/head/heads.ts'
import { breadcrumbJsonLd } from '#web/shop/content/head/jsonLd.ts'
import { sharedImage } from '#web/shop/content/head/sharedImage.ts'

/** A product, which starts with the content of the pressed card (routes.product). */
export const productPage = definePage({
  path: paths.product,
  code: () => import('./ProductPage.tsx'),
  search: ({ search }) => writeChosen('', readChosen(search.toString())),
  queries: ({ parameters }) => [
    required(ProductDocument, { slug: parameters.slug }, loadCopy.product),
    preloaded(PoliciesDocument, {}),
  ],
  subject: 'product',
  preview: (path) => productPreviews.find(path),
  address: ({ product }) => (product ? pathTo('product', { slug: product.slug }) : undefined),
  head: ({ product, site }, { search }) => {
    const chosen = readChosen(search.toString())
    const first =
      product && selectionImages(product, initialSelection(productTerms(product), chosen))[0]
    return {
      title: titleFor(product, product?.meta.title ?? titleCopy.product),
      description: product?.meta.description,
      canonical: product ? pathTo('product', { slug: product.slug }) : undefined,
      image: sharedImage(first),
      product: import.meta.env.SSR && product ? sharedProduct(product) : undefined,
      preload: imagePreload(first, gallerySizes, [phoneImage(first, galleryPhoneWidth)]),
      jsonLd:
        import.meta.env.SSR && product
          ? [
              ...productJsonLd(product, site?.settings),
              ...breadcrumbJsonLd(product.meta.breadcrumbs),
            ]
          : undefined,
    }
  },
})
