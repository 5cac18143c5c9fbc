import type { SuggestionsQuery } from './search.generated.ts'

export type Suggestion = NonNullable<SuggestionsQuery['suggestions']>[number]
export type Option = Extract<Suggestion, { url: string }>

/** The suggestions that lead somewhere: the keyboard stops at these alone. */
export const optionsOf = (suggestions: readonly Suggestion[]): Option[] =>
  suggestions.filter((suggestion) => 'url' in suggestion)

/** The words of a suggestion without its `<mark>`s. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}

/** The shop with everything that fits this text. */
export const searchAddress = (term: string) => `/shop?${new URLSearchParams({ s: term })}`
