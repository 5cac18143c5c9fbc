import { pathTo } from '#web/paths.ts'
import { frameCopy } from './copy.ts'
import styles from './NoScript.module.css'

/** Says what does not work without JavaScript, and leads to the catalogue, which does (pages.no-javascript.notice). */
export function NoScript() {
  return (
    <noscript>
      <div className={styles.note}>
        <p>{frameCopy.noScript}</p>
        <p>
          <a href={pathTo('shop')}>{frameCopy.noScriptShop}</a>{' '}
          <a href={pathTo('specialPrice')}>{frameCopy.noScriptSale}</a>{' '}
          <a href={pathTo('stores')}>{frameCopy.noScriptStores}</a>
        </p>
      </div>
    </noscript>
  )
}
