/** The headers that change a response and hold no credentials, the only ones that the gateway reads beside cookies. */
const shareable: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'apollo-require-preflight',
  'content-type',
  'x-apollo-operation-name',
  'x-request-id',
  'x-vitrine-qa',
])

/** The headers in the editor's text that a link may hold, and the names of the others. */
export function shareableHeaders(text: string): { text: string; leftOut: string[] } {
  if (!text.trim()) return { text: '', leftOut: [] }
  const headers = headersIn(text)
  if (!headers) return { text: '', leftOut: ['text that is no JSON object'] }
  const isShareable = ([name, value]: [string, unknown]) =>
    shareable.has(name.toLowerCase()) && typeof value === 'string'
  const entries = Object.entries(headers)
  const kept = entries.filter(isShareable)
  if (kept.length === entries.length) return { text, leftOut: [] }
  return {
    text: kept.length ? JSON.stringify(Object.fromEntries(kept), null, 2) : '',
    leftOut: entries.filter((entry) => !isShareable(entry)).map(([name]) => name),
  }
}

function headersIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
