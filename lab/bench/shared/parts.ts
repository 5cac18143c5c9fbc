/** The named parts of a benchmark in their own order, or all when no name is given. Throws on an unknown name. */
export function chooseParts<Part>(
  parts: Record<string, Part>,
  names: readonly string[],
): readonly Part[] {
  const unknown = names.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined)
    throw new Error(`Unknown part: ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`)
  const chosen = Object.entries(parts).filter(([name]) => !names.length || names.includes(name))
  return chosen.map(([, part]) => part)
}
