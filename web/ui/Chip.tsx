import styles from './Chip.module.css'
import { uiCopy } from './copy.ts'
import { CloseIcon } from './icons.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A choice that one click removes, such as an active filter. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>{`${uiCopy.remove} `}</VisuallyHidden>
      {label}
      <CloseIcon size={14} />
    </button>
  )
}
