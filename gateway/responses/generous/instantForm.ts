const iso =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Milliseconds by which clocks in Bangkok are ahead of UTC. */
const bangkokOffset = 7 * 60 * 60 * 1000

/**
 * Reads a time in ISO 8601 as wall time of Bangkok: one with a zone is converted, one without is taken as it is, and a
 * date alone is its beginning (formats.timestamp.zone). Any other value is unchanged.
 */
export function instantForm(value: unknown): unknown {
  const match = typeof value === 'string' ? iso.exec(value.trim()) : null
  if (!match) return value
  const [, date, minutes = '00:00', seconds = ':00', zone] = match
  const wall = `${date} ${minutes}${seconds}`
  if (!zone) return wall
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^(...):?(..)$/, '$1:$2')
  const time = Date.parse(`${date}T${minutes}${seconds}${offset}`)
  if (Number.isNaN(time)) return value
  return new Date(time + bangkokOffset).toISOString().slice(0, 19).replace('T', ' ')
}
