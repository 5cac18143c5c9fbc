/** Returns the first visible product card: its product, its index counted from 0, and its top in px. */
export function firstVisibleCard() {
  const cards = [...document.querySelectorAll<HTMLElement>('main [data-product-index]')]
  const card = cards.find((each) => each.getBoundingClientRect().bottom > 0)
  if (!card) return undefined
  return {
    id: card.dataset['product'] ?? '',
    index: Number(card.dataset['productIndex']),
    top: card.getBoundingClientRect().top,
  }
}
