import { Paper, Portal } from '@mantine/core'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'

const milliseconds = { success: 8000, error: 30_000 }

/** Shows a notice in place of the one before. */
export function notify(kind: 'success' | 'error', message: string): void {
  toast.remove()
  toast[kind](message, {
    duration: milliseconds[kind],
    ...(kind === 'error' && { ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  })
}

/** Shows the newest notice for some seconds, and announces it to assistive technology. */
export function Notices() {
  const { toasts, handlers } = useToaster()
  return (
    <Portal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer over it delays its end only */}
      <div className="notices" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
        {toasts
          .filter(({ visible }) => visible)
          .map((shown) => (
            <Paper key={shown.id} {...shown.ariaProps} className="notice" data-kind={shown.type}>
              {resolveValue(shown.message, shown)}
            </Paper>
          ))}
      </div>
    </Portal>
  )
}
