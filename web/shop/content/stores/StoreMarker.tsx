import { classes } from '#web/lib/classes.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './StoreMarker.module.css'

interface StoreMarkerProps {
  /** Latitude and longitude. The map reads them and passes `left` and `top` in px. */
  anchor: [number, number]
  left?: number
  top?: number
  name: string
  current: boolean
  onSelect: () => void
}

/** A store's marker on the map, which selects the store. */
export function StoreMarker({ left = 0, top = 0, name, current, onSelect }: StoreMarkerProps) {
  return (
    <button
      type="button"
      // pigeon-maps' class for elements on which no drag starts.
      className={classes('pigeon-click-block', styles.pin, current && styles.current)}
      style={{ left, top }}
      title={name}
      aria-current={current || undefined}
      onClick={onSelect}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  )
}
