const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/**
 * The offset in milliseconds of a clock switch: of `+2h` and `-30m` as written, of a moment in Bangkok such as
 * `2026-12-24T23:59` from `now`. Undefined for another text.
 */
export function offsetOf(value: string, now: number): number | undefined {
  const [, sign, amount, unit] = /^([+-]?)(\d{1,9})(ms|s|m|h|d)$/.exec(value) ?? []
  if (amount && unit)
    return (sign === '-' ? -1 : 1) * Number(amount) * units[unit as keyof typeof units]
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(value)) return undefined
  const moment = Date.parse(`${value.includes('T') ? value : `${value}T00:00`}+07:00`)
  return Number.isNaN(moment) ? undefined : moment - now
}
