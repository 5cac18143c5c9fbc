import { useLayoutEffect, useRef } from 'react'

/** Moves the focus when the focused card is removed: to the card that takes its position, or to the title. */
export function useNextCardFocus(cards: readonly { id: string }[] | null | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const title = useRef<HTMLParagraphElement>(null)
  const shown = useRef(cards)
  const focused = useRef('')
  useLayoutEffect(() => {
    if (!cards) return
    const isFocused = ({ id }: { id: string }) => id === focused.current
    const position = shown.current?.findIndex(isFocused) ?? -1
    shown.current = cards
    if (position < 0 || cards.some(isFocused)) return
    const card = list.current?.children[Math.min(position, cards.length - 1)]
    const next = card?.querySelector('button') ?? title.current
    next?.focus()
  }, [cards])
  const cardProps = (id: string) => ({
    onFocus: () => {
      focused.current = id
    },
    onBlur: () => {
      focused.current = ''
    },
  })
  return { list, title, cardProps }
}
