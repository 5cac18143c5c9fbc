import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './SearchStart.module.css'
import { useSearchStartQuery } from './search.generated.ts'
import type { SearchDrawerState } from './useSearchDrawer.ts'

/** What is offered before anyone has typed: recent products, trending words, popular collections. */
export function SearchStart({ search }: { search: SearchDrawerState }) {
  const { data } = useSearchStartQuery({ errorPolicy: 'all' })
  const { trendingKeywords = [], popularCollections = [] } = data?.site?.settings ?? {}
  return (
    <div className={styles.start}>
      {search.history.length > 0 ? (
        <section aria-label="Recently searched">
          <div className={styles.top}>
            <h3 className={styles.heading}>Recently searched</h3>
            <Button variant="quiet" onClick={search.clearHistory}>
              Clear
            </Button>
          </div>
          <ul className={styles.words}>
            {search.history.map((product) => (
              <li key={product.url}>
                <Button variant="quiet" onClick={() => search.openAgain(product)}>
                  {product.value}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {trendingKeywords.length > 0 ? (
        <section aria-label="Trending keywords">
          <h3 className={styles.heading}>Trending keywords</h3>
          <ul className={styles.words}>
            {trendingKeywords.map((word) => (
              <li key={word}>
                <Button variant="quiet" onClick={() => search.searchFor(word)}>
                  {word}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {popularCollections.length > 0 ? (
        <section aria-label="Popular collections">
          <h3 className={styles.heading}>Popular collections</h3>
          <ul className={styles.collections}>
            {popularCollections.map(({ title, image, link }) => (
              <li key={link.url}>
                <a
                  className={styles.collection}
                  href={link.url}
                  target={link.target ?? undefined}
                  onClick={search.leave}
                >
                  <Picture image={image} sizes="(width >= 48rem) 20vw, 50vw" ratio="3 / 4" alt="" />
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
