import type { ReactNode } from 'react'
import { AfterPaint } from '#web/boot/AfterPaint.tsx'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { classes } from '#web/lib/classes.ts'
import type { Elements } from '#web/lib/elements.ts'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.tsx'
import styles from './Dialog.module.css'
import { useModal } from './useModal.ts'

export interface ModalProps {
  open: boolean
  /** Called on Escape, the close button and a press outside the panel (`frame.overlay.dismiss`). */
  onClose: () => void
  /** The heading, and the accessible name. */
  title: string
  /** Hides the heading; the title remains the accessible name. */
  titleHidden?: boolean
  /** The content that is shown below the scrolling content. */
  footer?: ReactNode
  children: Elements
}

/** A modal panel in the middle of the window. */
export function Dialog({
  width = 'medium',
  ...rest
}: ModalProps & { width?: 'narrow' | 'medium' | 'wide' }) {
  return <Modal {...rest} position={styles.centre} size={styles[width]} />
}

/**
 * A modal panel that slides in: the bag from the right, filters and the menu from the left, search from the top, the
 * options of a product from the bottom. At the sides, where its size does not depend on its content, the content follows
 * the panel's first frame.
 */
export function Drawer({
  side,
  children,
  ...rest
}: ModalProps & { side: 'left' | 'right' | 'top' | 'bottom' }) {
  if (side === 'top' || side === 'bottom')
    return (
      <Modal {...rest} position={styles[side]} size={side === 'top' ? styles.full : styles.sheet}>
        {children}
      </Modal>
    )
  return (
    <Modal {...rest} position={styles[side]} size={styles.edge}>
      <AfterPaint>{children}</AfterPaint>
    </Modal>
  )
}

/** A modal panel; `position` and `size` are classes of the window that it fills, and of the panel. */
export function Modal({
  open,
  onClose,
  title,
  titleHidden = false,
  footer,
  children,
  position,
  size,
}: ModalProps & Record<'position' | 'size', string | undefined>) {
  const { hasContent, dialogProps } = useModal(open, onClose)
  return (
    <dialog
      {...dialogProps}
      className={classes(styles.dialog, position)}
      aria-label={title}
      data-edge={position === styles.right || size === styles.full || undefined}
    >
      {hasContent ? (
        <div
          className={classes(styles.panel, size)}
          data-toasts={size === styles.edge || undefined}
        >
          <div className={styles.header}>
            {titleHidden ? null : <h2 className={styles.title}>{title}</h2>}
            <IconButton
              className={styles.close}
              label={uiCopy.close}
              icon={<CloseIcon />}
              onClick={onClose}
              data-dismisses
            />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
