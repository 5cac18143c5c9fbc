import { contentCopy } from '#web/generated/messages/contentCopy.ts'
import { classes } from '#web/lib/classes.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './StoreMarker.module.css'

interface StoreMarkerProps {
  /** Latitude and longitude; the map passes `left` and `top` in px for it. */
  anchor: [number, number]
  left?: number
  top?: number
  /** The stores that the pin is for. */
  names: readonly string[]
  current: boolean
  onSelect: () => void
}

/** The pin of a store, which selects it, or of several, with their number (stores.map.group). */
export function StoreMarker({ left = 0, top = 0, names, current, onSelect }: StoreMarkerProps) {
  const isGroup = names.length > 1
  const title = isGroup
    ? contentCopy.storeGroup({ count: names.length, names: names.join(', ') })
    : names[0]
  return (
    <button
      type="button"
      // pigeon-maps' class for elements on which no drag starts.
      className={classes('pigeon-click-block', styles.pin, current && styles.current)}
      style={{ left, top }}
      title={title}
      aria-current={current || undefined}
      onClick={onSelect}
    >
      {isGroup ? <span className={styles.count}>{names.length}</span> : null}
      <VisuallyHidden>{title}</VisuallyHidden>
    </button>
  )
}
