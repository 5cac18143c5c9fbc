import type { ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
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
  /** Names the dialog without showing a heading. */
  titleHidden?: boolean
  /** Shown below the part that scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal panel in the middle of the window. */
export function Dialog({
  width = 'medium',
  ...rest
}: ModalProps & { width?: 'narrow' | 'medium' | 'wide' }) {
  return <Modal {...rest} place={styles.centre} shape={styles[width]} />
}

/** A modal panel that slides in: the bag from the right, filters and the menu from the left, search from the top. */
export function Drawer({ side, ...rest }: ModalProps & { side: 'left' | 'right' | 'top' }) {
  return <Modal {...rest} place={styles[side]} shape={side === 'top' ? styles.full : styles.edge} />
}

function Modal({
  open,
  onClose,
  title,
  titleHidden = false,
  footer,
  children,
  place,
  shape,
}: ModalProps & Record<'place' | 'shape', string | undefined>) {
  const { filled, dialogProps } = useModal(open, onClose)
  return (
    <dialog
      {...dialogProps}
      className={classes(styles.dialog, place)}
      aria-label={title}
      data-whole={shape === styles.full || undefined}
    >
      {filled ? (
        <div className={classes(styles.panel, shape)}>
          <div className={styles.head}>
            {titleHidden ? null : <h2 className={styles.title}>{title}</h2>}
            <IconButton
              className={styles.close}
              label="Close"
              icon={<CloseIcon />}
              onClick={onClose}
            />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
