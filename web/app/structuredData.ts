/** The properties of structured data whose values are URLs. All others are texts, also if they begin with a slash. */
const urlProperty = /^(url|item|image|logo|contentUrl)$/

/**
 * Returns structured data as elements with absolute URLs. Escapes `<`, so that no text can end an element. Only the server
 * writes them: browsers would load their code for readers that never navigate within a document.
 */
export function structuredData(things: readonly object[] = [], siteUrl: string): string {
  const complete = (property: string, value: unknown): unknown => {
    if (!urlProperty.test(property)) return value
    if (Array.isArray(value)) return value.map((each) => complete(property, each))
    return typeof value === 'string' && value ? new URL(value, siteUrl).href : value
  }
  return things
    .map((thing) => JSON.stringify(thing, complete).replaceAll('<', '\\u003c'))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('')
}
