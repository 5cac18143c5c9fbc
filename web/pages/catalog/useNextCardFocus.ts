import { useLayoutEffect, useRef } from 'react'

/** A card that is taken off takes the focus with it: gives it to the card now in its place, or else to the title. */
export function useNextCardFocus(cards: readonly { id: string }[] | null | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const title = useRef<HTMLParagraphElement>(null)
  const shown = useRef(cards)
  const focused = useRef('')
  useLayoutEffect(() => {
    if (!cards) return
    const isFocused = ({ id }: { id: string }) => id === focused.current
    const place = shown.current?.findIndex(isFocused) ?? -1
    shown.current = cards
    if (place < 0 || cards.some(isFocused)) return
    const card = list.current?.children[Math.min(place, cards.length - 1)]
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
