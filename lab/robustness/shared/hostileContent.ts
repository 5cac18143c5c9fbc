/** Keys whose values select a form of the data: another value would break the contract, and nothing would be shown. */
const selectors = new Set([
  'type',
  'stockStatus',
  'provider',
  'status',
  'date',
  'startDate',
  'endDate',
])
/** Keys whose values are addresses. */
const addressKey = /url|link|href|src|source|image|icon|poster/i
const cssKey = /^(styles|css)$/

/** Replaces the texts of the CMS by payloads: another one for each place, and in each round. */
export class HostileContent {
  /** Chooses which payloads a place gets. */
  round = 0
  /** The paths of the fields that were replaced, with `*` for positions in lists. */
  readonly fields = new Set<string>()
  /** Fields with the payload they had, as `path index`. */
  readonly pairs = new Set<string>()
  readonly #texts: readonly string[]
  readonly #styles: readonly string[]
  readonly #perText: number

  constructor(texts: readonly string[], styles: readonly string[], perText: number) {
    this.#texts = texts
    this.#styles = styles
    this.#perText = perText
  }

  /** A copy of a response with payloads in place of its texts. */
  replaceIn(body: unknown, path: string): unknown {
    let leaves = 0
    const call = path
      .split('?')[0]
      ?.replace(/\/(products|pages|posts|look-books|store-locators)\/.*/, '/$1/*')
    const replace = (value: unknown, key: string, field: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => replace(item, key, `${field}.*`))
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(
          Object.entries(value).map(([name, item]) => [
            name,
            replace(item, name, `${field}.${name}`),
          ]),
        )
      if (typeof value !== 'string' || selectors.has(key)) return value
      if (/filters\.\*\.slug$/.test(field)) return value
      leaves += 1
      return this.#payloadOf(key, field, leaves)
    }
    return replace(body, '', `${call}`)
  }

  #payloadOf(key: string, field: string, leaf: number): string {
    this.fields.add(field)
    const size = this.#texts.length
    const first = (this.round * this.#perText + leaf) % size
    if (cssKey.test(key)) return this.#take(this.#styles, field, first, this.#perText).join('\n')
    const count = addressKey.test(key) ? 1 : this.#perText
    return this.#take(this.#texts, field, first, count).join(' ')
  }

  #take(list: readonly string[], field: string, first: number, count: number): string[] {
    return Array.from({ length: count }, (_, offset) => {
      const index = (first + offset) % list.length
      this.pairs.add(`${field} ${index}`)
      return list[index] ?? ''
    })
  }
}
