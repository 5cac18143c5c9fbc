import sanitizeHtml from 'sanitize-html'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** Returns a name without the tags and with the characters of the entities that some systems put into names. */
export function plainText(name: string): string {
  if (!/<\/?[a-z!][^>]*>|&(#\w+|[a-z]+);/i.test(name)) return name
  const plain = sanitizeHtml(name, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .trim()
  return plain || name
}
