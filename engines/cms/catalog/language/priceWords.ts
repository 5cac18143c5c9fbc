import { maxListingPrice } from '@vitrine/contract/catalog.ts'

/** A search text without its prices, and the prices in whole baht that it names. */
export interface PricedText {
  rest: string
  lowest: number
  highest: number
}

const units: Record<string, number> = {
  hundred: 100,
  ร้อย: 100,
  k: 1000,
  thousand: 1000,
  พัน: 1000,
  หมื่น: 10_000,
  แสน: 100_000,
}
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const thai = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ']
const digits = new Map([english, thai].flatMap((words) => words.map((word, at) => [word, at + 1])))

/** Smaller numbers are sizes unless a currency is named. */
const minWithoutCurrency = 100

const either = (words: Iterable<string>) => [...words].join('|')
const unit = `(?:\\s*(?:${either(Object.keys(units))})(?![a-z]))`
const number = `(?:\\d[\\d,]*(?:\\.\\d+)?${unit}?|(?:${either(digits.keys())})${unit})`
const before = '(?:฿|thb\\b|baht\\b)'
const after = '(?:บาท|baht\\b|thb\\b|฿|\\.-)'
const price = `(?:${before}\\s*)?${number}(?:\\s*${after})?`
const filler = '(?:(?:ราคา|price[sd]?|งบ|budget)(?:\\s*(?:of|at|is))?\\s*)?'
const atMost =
  '(?:(?:ที่)?ไม่เกิน(?:กว่า)?|ต่ำกว่า|น้อยกว่า|ถูกกว่า|ไม่ถึง|ภายใน|under|below|less\\s+than|cheaper\\s+than|up\\s*to|at\\s+most|no\\s+more\\s+than|not\\s+more\\s+than|within|max(?:imum)?|<=?)'
const atLeast =
  '(?:มากกว่า|แพงกว่า|สูงกว่า|เกิน|ตั้งแต่|เริ่มต้น|over|above|more\\s+than|from|at\\s+least|starting\\s+(?:at|from)|min(?:imum)?|>=?)'
const start = '(?<![\\p{L}\\p{N}.])'
const startThai = '(?<![a-z\\p{N}.])'

/** A way of naming prices, and the bounds of its one or two prices. */
const forms: { pattern: RegExp; bounds: (first: number, second: number) => [number, number] }[] = [
  {
    pattern: form(
      `(?:between|from|ระหว่าง|ตั้งแต่)?\\s*(${price})\\s*(?:-|–|—|to\\b|and\\b|ถึง|กับ|และ)\\s*(${price})`,
    ),
    bounds: (first, second) => [Math.min(first, second), Math.max(first, second)],
  },
  { pattern: form(`${atMost}\\s*(${price})`), bounds: (highest) => [0, highest] },
  {
    pattern: form(`(${price})\\s*(?:or\\s+less|or\\s+under|ลงมา|ลงไป)`),
    bounds: (highest) => [0, highest],
  },
  {
    pattern: form(`(${price})\\s*(?:or\\s+more|and\\s+(?:up|over|above)|ขึ้นไป|\\+)`),
    bounds: (lowest) => [lowest, maxListingPrice],
  },
  {
    pattern: form(`${atLeast}\\s*(${price})(?:\\s*ขึ้นไป)?`),
    bounds: (lowest) => [lowest, maxListingPrice],
  },
  // A price alone is what a shopper wants to spend.
  { pattern: form(`(?:งบ|budget|ราคา)\\s*(${price})`), bounds: (highest) => [0, highest] },
  {
    pattern: form(`(${before}\\s*${number}|${number}\\s*${after})`),
    bounds: (highest) => [0, highest],
  },
]

/** A pattern that begins at a word of Latin letters, or anywhere in a Thai text, which has no spaces. */
function form(source: string) {
  return new RegExp(
    `(?:${start}|${startThai}(?=\\p{Script=Thai}|[฿<>]|(?<=\\p{Script=Thai})\\d))${filler}${source}(?![\\p{N}%])`,
    'iu',
  )
}

/** Reads the prices of a search text, such as "under 3000" or ไม่เกิน 3 พันบาท, or returns null if it names none. */
export function readPrices(text: string): PricedText | null {
  const plain = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
  for (const { pattern, bounds } of forms) {
    const match = pattern.exec(plain)
    if (!match) continue
    const [whole, one = '', other = one] = match
    const hasCurrency = new RegExp(`${before}|${after}`, 'iu').test(whole)
    const [first, second] = sameUnit(one, other)
    if (!hasCurrency && Math.max(first, second) < minWithoutCurrency) continue
    const [lowest, highest] = bounds(first, second).map(withinPrices) as [number, number]
    const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + whole.length)}`
    return { rest: rest.replace(/\s+/g, ' ').trim(), lowest, highest }
  }
  return null
}

const withinPrices = (value: number) => Math.min(Math.round(value), maxListingPrice)

/** Two prices in baht; "2-3 พัน" names the unit of both once. */
function sameUnit(one: string, other: string): [number, number] {
  const [first, second] = [bahtOf(one), bahtOf(other)]
  const shared = unitOf(other)
  return [first < minWithoutCurrency && unitOf(one) === 1 ? first * shared : first, second]
}

function unitOf(text: string) {
  const [unitText] = new RegExp(unit, 'iu').exec(text) ?? []
  return units[unitText?.trim().toLowerCase() ?? ''] ?? 1
}

function bahtOf(text: string) {
  const [written] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? []
  const [word] = new RegExp(either(digits.keys()), 'iu').exec(text) ?? []
  const value = written
    ? Number(written.replaceAll(',', ''))
    : (digits.get(word?.toLowerCase() ?? '') ?? 0)
  return value * unitOf(text)
}
