/** Returns the JSON of a response in which every product and variation is out of stock. */
export function soldOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, withoutStock))
  } catch {
    return text
  }
}

function withoutStock(name: string, value: unknown): unknown {
  if (name === 'stockStatus') return 'outofstock'
  return name === 'stockLeft' ? null : value
}
