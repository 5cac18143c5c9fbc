import { createPortal } from 'react-dom'
import { resolveValue, type ToastType, useToaster } from 'react-hot-toast/headless'
import type { Elements } from '#web/lib/elements.ts'
import { Spinner } from '../Button.tsx'
import { useTopModal } from '../dialog/modals.ts'
import { CheckIcon } from '../icons.tsx'
import styles from './Toasts.module.css'

const icons: Partial<Record<ToastType, Elements>> = {
  success: <CheckIcon size={18} />,
  loading: <Spinner size={16} />,
}

/** The visible toasts, rendered inside the topmost dialog because everything outside it is inert. */
export function Toasts() {
  const { toasts, handlers } = useToaster()
  const modal = useTopModal()
  return createPortal(
    <div
      className={styles.toasts}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          {...toast.ariaProps}
          className={styles.toast}
          data-kind={toast.type}
          hidden={!toast.visible}
        >
          {icons[toast.type]}
          <span>{resolveValue(toast.message, toast)}</span>
        </div>
      ))}
    </div>,
    modal ?? document.body,
  )
}
