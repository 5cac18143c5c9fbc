import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import type { Elements } from '#web/lib/elements.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { useBottomSpace } from '../useBottomSpace.ts'
import styles from './PopupCard.module.css'

/** Matches small windows, which show a card in its short form, as in the style sheet. */
export const smallQuery = '(width < 48rem) or (height < 44rem)'

/** A card at the foot of the window, above the bars there, which takes no focus and moves nothing (popups.card.*). */
export function PopupCard({
  title,
  onClose,
  children,
}: {
  title: string
  /** Called by the close button, and by Escape within the card. */
  onClose: () => void
  children: Elements
}) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)
  useBottomSpace(card, 'popup')
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement)) focusedBefore.current?.focus()
    }
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      ref={card}
      className={styles.card}
      aria-labelledby={id}
      data-popup
      onKeyDown={closeOnEscape}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton
        className={styles.close}
        label={uiCopy.close}
        icon={<CloseIcon />}
        onClick={onClose}
      />
      <div className={styles.content}>{children}</div>
    </aside>
  )
}
