/**
 * Encodes one segment of a path. Returns undefined for text that cannot be a segment: empty, `.` or `..`, too long, or
 * with NUL, which Postgres cannot store.
 */
export function segment(text: string): string | undefined {
  if (text === '' || text === '.' || text === '..' || text.length > 200) return undefined
  return text.isWellFormed() && !text.includes('\0') ? encodeURIComponent(text) : undefined
}
