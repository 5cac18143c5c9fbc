import { productCopy } from '#web/generated/messages/productCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Html } from '#web/ui/Html.tsx'
import careSymbols from './careSymbols.svg'
import styles from './ProductStory.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

/** The symbols of careSymbols.svg, which only a browser that shows care instructions loads. */
const symbols = new Set([
  'hand-wash',
  'wash-30',
  'wash-gentle',
  'iron-low',
  'iron-medium',
  'iron-high',
  'no-bleach',
  'hang-dry',
  'dry-flat',
  'dry-clean',
  'steam',
  'brush',
  'store',
])

/** The decorative symbol of a care instruction, or a cloth if it has none. */
function CareIcon({ name }: { name: string }) {
  return (
    <svg
      width={28}
      height={28}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.1}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${careSymbols}#${symbols.has(name) ? name : 'cloth'}`} />
    </svg>
  )
}

/** A product's description, details, composition, care instructions, categories and collections (product.page.meta). */
export function ProductStory({ product }: { product: ProductFieldsFragment }) {
  const { description, information, composition, careInstructions } = product
  return (
    <div className={styles.story}>
      <Html html={description} />
      <div>
        {information ? (
          <Disclosure title={productCopy.details}>
            <Html html={information} />
          </Disclosure>
        ) : null}
        {composition ? (
          <Disclosure title={productCopy.composition}>
            <p>{composition}</p>
          </Disclosure>
        ) : null}
        {careInstructions.length > 0 ? (
          <Disclosure title={productCopy.careInstructions}>
            <ul className={styles.careInstructions}>
              {careInstructions.map(({ title, icon, precautions }) => (
                <li key={title} className={styles.care}>
                  <CareIcon name={icon} />
                  <div>
                    <p className={styles.careTitle}>{title}</p>
                    {precautions.map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </div>
      <Meta product={product} />
    </div>
  )
}

function Meta({ product }: { product: ProductFieldsFragment }) {
  const collections = product.collections.map(({ slug, name }) => ({
    name,
    url: `${pathTo('shop')}?${new URLSearchParams({ collections: slug })}`,
  }))
  const categories = product.categories.map(({ slug, name }) => ({
    name,
    url: pathTo('category', { '*': slug }),
  }))
  return (
    <dl className={styles.meta}>
      {product.code ? (
        <div className={styles.fact}>
          <dt>{productCopy.productCode}</dt>
          <dd>{product.code}</dd>
        </div>
      ) : null}
      <Links title={productCopy.category} links={categories} />
      <Links title={productCopy.collection} links={collections} />
    </dl>
  )
}

function Links({ title, links }: { title: string; links: { name: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd className={styles.links}>
        {links.map(({ name, url }) => (
          <a key={url} className={styles.link} href={url}>
            {name}
          </a>
        ))}
      </dd>
    </div>
  )
}
