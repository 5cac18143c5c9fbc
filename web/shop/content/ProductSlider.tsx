import { ProductCard } from '../catalog/ProductCard.tsx'
import styles from './ProductSlider.module.css'
import type { BlockFieldsFragment } from './page.generated.ts'

type Slider = Extract<BlockFieldsFragment, { __typename: 'ProductSlider' }>

/** A row of products to swipe through: 2, 3 or 4 at a time (SPEC §9). */
export function ProductSlider({ title, text, link, products }: Omit<Slider, '__typename'>) {
  if (!products?.length) return null
  return (
    <section className={styles.section} aria-label={title ?? 'Products'}>
      <header className={styles.header}>
        {title ? <h2 className={styles.title}>{title}</h2> : null}
        {text ? <p className={styles.text}>{text}</p> : null}
        {link ? (
          <a className={styles.link} href={link.url}>
            {link.text ?? 'View all'}
          </a>
        ) : null}
      </header>
      <ul className={styles.slides}>
        {products.map((product) => (
          <li key={product.id} className={styles.slide}>
            <ProductCard
              product={product}
              sizes="(width >= 48rem) 24vw, (width >= 30rem) 33vw, 50vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
