import styles from './TabLinks.module.css'

/** A row of links, one of them current, such as the tabs of an order history. */
export function TabLinks({
  label,
  tabs,
  current,
}: {
  /** The accessible name of the row. */
  label: string
  tabs: readonly { url: string; text: string }[]
  /** The URL of the current link. */
  current: string
}) {
  return (
    <nav className={styles.row} aria-label={label}>
      {tabs.map(({ url, text }) => (
        <a
          key={url}
          className={styles.tab}
          href={url}
          aria-current={url === current ? 'page' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
