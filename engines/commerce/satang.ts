/**
 * Satang per baht. Code and database have integers of satang; only this module converts them to the baht of the
 * contract, files and commands.
 */

const satangPerBaht = 100

/** Converts baht with at most two decimals to satang. Throws RangeError for anything finer. */
export function fromBaht(baht: number): number {
  const satang = Math.round(baht * satangPerBaht)
  if (!Number.isSafeInteger(satang) || satang / satangPerBaht !== baht)
    throw new RangeError(`Not an amount in baht: ${baht}. Use at most two decimals.`)
  return satang
}

/** Converts satang to baht with up to two decimals. Throws RangeError unless it is an integer. */
export function toBaht(satang: number): number {
  if (!Number.isSafeInteger(satang)) throw new RangeError(`Not an integer of satang: ${satang}`)
  return satang / satangPerBaht
}

/** Rounds satang half up to whole baht, still in satang. */
export function roundToBaht(satang: number): number {
  return Math.round(satang / satangPerBaht) * satangPerBaht
}

/**
 * Parses an amount in baht that a person typed, such as `1,000.50` or `฿1000`, to satang, or returns null unless it is
 * above 0 with at most eight digits and two decimals.
 */
export function parseBaht(text: string): number | null {
  const typed = text.replace(/[\s,฿]/g, '')
  const satang = /^\d{1,8}(\.\d{1,2})?$/.test(typed) ? fromBaht(Number(typed)) : 0
  return satang > 0 ? satang : null
}

/** Formats satang as baht, with decimals only if there are satang: ฿12,900, ฿0.50 or −฿290. */
export function formatBaht(satang: number): string {
  const decimals = satang % satangPerBaht === 0 ? 0 : 2
  const amount = Math.abs(toBaht(satang)).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `${satang < 0 ? '−' : ''}฿${amount}`
}
