/** Placeholders that a followed tab writes for values that are no data. */
const placeholder = /^\((?:an actor|an object|a function|a clock at \d+)\)$/

/** Whether a value is no data: a function, such as a clock, an actor, or the place of one in a recorded step. */
const isInternal = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && 'sessionId' in value) ||
  (typeof value === 'string' && placeholder.test(value))

/** The data of a context, without actors and functions at any depth. */
export function publicContext(value: unknown): object | undefined {
  const plain = withoutInternals(value)
  return typeof plain === 'object' && plain !== null ? plain : undefined
}

function withoutInternals(value: unknown): unknown {
  if (value instanceof Error) return value.message
  if (Array.isArray(value))
    return value.filter((item) => !isInternal(item)).map((item) => withoutInternals(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => !isInternal(item))
      .map(([name, item]) => [name, withoutInternals(item)]),
  )
}
