/**
 * Loads a style sheet of a chunk and adopts it, because Chrome lays out all text of a page anew for a linked sheet with
 * cascade layers. Rejects when it cannot be loaded.
 */
export async function adoptStyles(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const sheet = await new CSSStyleSheet().replace(await response.text())
  document.adoptedStyleSheets.push(sheet)
}
