import { searchCopy } from '#web/generated/messages/searchCopy.ts'
import { linkTarget } from '#web/lib/linkTarget.ts'
import { Button } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import styles from './SearchStart.module.css'
import { useSearchStartQuery } from './search.generated.ts'
import type { SearchDrawerState } from './useSearchDrawer.ts'

/** Recently opened products, trending searches and popular collections, shown before a search (search.start.*). */
export function SearchStart({ search }: { search: SearchDrawerState }) {
  const { data } = useSearchStartQuery({ errorPolicy: 'all' })
  const { trendingKeywords = [], popularCollections = [] } = data?.site?.settings ?? {}
  return (
    <div className={styles.start}>
      {search.history.length > 0 ? (
        <section aria-label={searchCopy.recent}>
          <div className={styles.top}>
            <h3 className={styles.heading}>{searchCopy.recent}</h3>
            <Button variant="quiet" onClick={search.clearHistory}>
              {searchCopy.clearHistory}
            </Button>
          </div>
          <ul className={styles.keywords}>
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
        <section aria-label={searchCopy.trending}>
          <h3 className={styles.heading}>{searchCopy.trending}</h3>
          <ul className={styles.keywords}>
            {trendingKeywords.map((keyword) => (
              <li key={keyword}>
                <Button variant="quiet" onClick={() => search.searchFor(keyword)}>
                  {keyword}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {popularCollections.length > 0 ? (
        <section aria-label={searchCopy.collections}>
          <h3 className={styles.heading}>{searchCopy.collections}</h3>
          <ul className={styles.collections}>
            {popularCollections.map(({ title, image, link }) => (
              <li key={link.url}>
                <a
                  className={styles.collection}
                  href={link.url}
                  target={linkTarget(link)}
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
