import { productCopy } from '#web/generated/messages/productCopy.ts'
import { pathTo } from '#web/paths.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Html } from '#web/ui/Html.tsx'
import styles from './ProductStory.module.css'
import type { ProductFieldsFragment } from './product.generated.ts'

/** Care symbols as paths of a 24 × 24 view box. */
const tub =
  'M2.5 7.5 4.6 19h14.8l2.1-11.5M2.8 9.3c1.5-1.3 3-1.3 4.6 0s3.1 1.3 4.6 0 3-1.3 4.6 0 3.1 1.3 4.6 0'
const iron = 'M3 18h17.5L19 10.5H9.5C6 10.5 3.6 13.2 3 18ZM8 7h9.2l1.8 3.5'
const square = 'M4 4h16v16H4z'
const dot = (x: number) => `M${x} 14.6v.1`

const drawings: Record<string, string> = {
  'hand-wash': `${tub}M9 5.5l3.2 6.3M12 4.5l3 6`,
  'wash-30': `${tub}M9.6 12.6c2.2-.9 3 1.4 1 1.7 2.3.2 1.7 2.9-1.2 2M14 12.4c2.4 0 2.4 4 0 4s-2.4-4 0-4`,
  'wash-gentle': `${tub}M5 21.5h14M9.5 14.5h5`,
  'iron-low': `${iron}${dot(12.5)}`,
  'iron-medium': `${iron}${dot(10.8)}${dot(14.2)}`,
  'iron-high': `${iron}${dot(9.5)}${dot(12.5)}${dot(15.5)}`,
  'no-bleach': 'M12 4 2.8 20h18.4ZM6 7.5l12 11M18 7.5 6 18.5',
  'hang-dry': `${square}M4 4.5c3.5 5.5 12.5 5.5 16 0`,
  'dry-flat': `${square}M7.5 12h9`,
  'dry-clean': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM10 16V8h2.6c3 0 3 4.6 0 4.6H10',
  steam: `${iron}M8 21v1M12 21v1M16 21v1`,
  brush: 'M4 9h16v4H4zM6 13v6M9 13v6M12 13v6M15 13v6M18 13v6',
  store: 'M5 8.5h14L20.5 20h-17ZM9 8.5c0-5 6-5 6 0',
}
const cloth = 'M5 5.5c5 2 9-2 14 0v13c-5-2-9 2-14 0zM9 10c2 .8 4-.8 6 0M9 14c2 .8 4-.8 6 0'

/** The symbol of a care instruction, or a cloth if it has none. Decorative: the text is beside it. */
function CareIcon({ name }: { name: string }) {
  return (
    <svg
      width={28}
      height={28}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.1}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name] ?? cloth} />
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
      <div className={styles.fact}>
        <dt>{productCopy.productCode}</dt>
        <dd>{product.code}</dd>
      </div>
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
