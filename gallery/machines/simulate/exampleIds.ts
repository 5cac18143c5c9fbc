const maxLength = 48

/** A text as part of a URL: letters and digits, joined by hyphens. */
const slugOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

/** A short hash of a text, for those that do not differ in their first letters. */
function hashOf(text: string): string {
  let hash = 5381
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 2 ** 32
  return hash.toString(36)
}

/**
 * Ids of examples by their payloads, so that a URL keeps its meaning when examples are added or reordered; empty for
 * one without a payload.
 */
export function exampleIds(payloads: readonly string[]): string[] {
  const slugs = payloads.map(slugOf)
  return payloads.map((payload, index) => {
    const slug = slugs[index] ?? ''
    const isUnique = slugs.filter((item) => item === slug).length === 1
    if (payload === '' || (slug !== '' && isUnique && slug.length <= maxLength)) return slug
    return [slug.slice(0, maxLength), hashOf(payload)].filter(Boolean).join('-')
  })
}
