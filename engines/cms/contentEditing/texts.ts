/** Every text of a value, at any depth. */
export function collectTexts(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value.trim())
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectTexts(item, found)
  return found
}

/** The ids of the photographs that a value uses, each with the path of its field. */
export function namedPhotographs(value: unknown, path = ''): { id: string; field: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const field = path === '' ? name : `${path}.${name}`
    return (name === 'photograph' || name === 'mobile') && typeof item === 'string'
      ? [{ id: item, field }]
      : namedPhotographs(item, field)
  })
}
