import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { resolveValue, type Toast, type ToastType, useToaster } from 'react-hot-toast/headless'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { useHover } from '#web/lib/useHover.ts'
import { Spinner } from '../Button.tsx'
import { useTopModal } from '../dialog/modals.ts'
import { CheckIcon } from '../icons.tsx'
import styles from './Toasts.module.css'
import { showToast } from './toast.ts'

const icons: Partial<Record<ToastType, Elements>> = {
  success: <CheckIcon size={18} />,
  loading: <Spinner size={16} />,
}

/** Milliseconds for which an error can be read again (errors.toast.again). */
const againDuration = 60_000

/** The text of the last error, once its toast has gone; undefined while an error is shown. */
function useMissedError(toasts: readonly Toast[]): string | undefined {
  const [missed, setMissed] = useState<string>()
  const shown = toasts.find(({ type, visible }) => type === 'error' && visible)
  useEffect(() => {
    if (shown) setMissed(String(resolveValue(shown.message, shown)))
  }, [shown])
  useEffect(() => {
    if (!missed || shown) return
    const timer = setTimeout(() => setMissed(undefined), againDuration)
    return () => clearTimeout(timer)
  }, [missed, shown])
  return shown ? undefined : missed
}

/** The visible toasts, rendered inside the topmost dialog because everything outside it is inert (errors.toast.drawer). */
export function Toasts() {
  const { toasts, handlers } = useToaster()
  const modal = useTopModal()
  const missed = useMissedError(toasts)
  // The pause is rendered synchronously: react-hot-toast only ends pauses that it has rendered.
  const hover = useHover((isHovered) =>
    isHovered ? flushSync(handlers.startPause) : handlers.endPause(),
  )
  return createPortal(
    <div className={styles.toasts} ref={hover}>
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
      {missed ? (
        <button type="button" className={styles.again} onClick={() => showToast('error', missed)}>
          {uiCopy.lastMessage}
        </button>
      ) : null}
    </div>,
    modal?.querySelector('[data-toasts]') ?? modal ?? document.body,
  )
}
