const personal =
  /password|email|phone|name|address|postcode|city|company|birth|slip|token|secret|user|seed|bank|account/i

const longest = 300
const deepest = 6
const mostItems = 20

/**
 * A value as plain data that may leave the visitor's browser: what is personal by its name is gone, actors and
 * functions are no more than that, and what is long or deep is cut.
 */
export function scrub(value: unknown, name = '', depth = 0): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  if (value === undefined) return undefined
  if (personal.test(name)) return '(removed)'
  if (typeof value === 'string')
    return value.length > longest ? `${value.slice(0, longest)}…` : value
  if (value instanceof Error) return value.message
  if (typeof value !== 'object') return `(a ${typeof value})`
  if ('sessionId' in value) return '(an actor)'
  if (depth >= deepest) return '(deeper)'
  if (Array.isArray(value))
    return value.slice(0, mostItems).map((item) => scrub(item, '', depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, scrub(item, key, depth + 1)]),
  )
}
