import { classes } from '#web/lib/classes.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './StoreMarker.module.css'

interface StoreMarkerProps {
  /** Its position; the map reads it and passes `left` and `top` in px. */
  anchor: [number, number]
  left?: number
  top?: number
  name: string
  current: boolean
  onSelect: () => void
}

/** A store's marker on the map. It does what the store's name in the list does. */
export function StoreMarker({ left = 0, top = 0, name, current, onSelect }: StoreMarkerProps) {
  return (
    <button
      type="button"
      // The map's class for elements that must not start a drag.
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
