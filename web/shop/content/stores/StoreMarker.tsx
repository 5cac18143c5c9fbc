import { classes } from '#web/lib/classes.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './StoreMarker.module.css'

interface StoreMarkerProps {
  /** Where it stands; the map reads this and answers with `left` and `top` in pixels. */
  anchor: [number, number]
  left?: number
  top?: number
  name: string
  current: boolean
  onSelect: () => void
}

/** A store's pin. The list beside the map is the way by keyboard, so the pin repeats it for pointers and readers. */
export function StoreMarker({ left = 0, top = 0, name, current, onSelect }: StoreMarkerProps) {
  return (
    <button
      type="button"
      // The map's own word for what must not move it.
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
