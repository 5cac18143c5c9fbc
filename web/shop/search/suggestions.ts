import { pathTo } from '#web/paths.ts'
import type { SuggestionsQuery } from './search.generated.ts'

export type Suggestion = NonNullable<SuggestionsQuery['suggestions']>[number]
export type Option = Extract<Suggestion, { url: string }>

/** The suggestions that lead somewhere: the keyboard stops at these alone. */
export const optionsOf = (suggestions: readonly Suggestion[]): Option[] =>
  suggestions.filter((suggestion) => 'url' in suggestion)

/** Options under the headline before them, in the server's order. */
export interface SuggestionGroup {
  headline: string | undefined
  options: Option[]
}

/** Splits suggestions at their headlines; a way to all products stands alone at the end. */
export function groupsOf(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = []
  for (const suggestion of suggestions) {
    if (suggestion.__typename === 'HeadlineSuggestion')
      groups.push({ headline: suggestion.value, options: [] })
    else if (suggestion.__typename === 'MoreProductsSuggestion')
      groups.push({ headline: undefined, options: [suggestion] })
    else if ('url' in suggestion) {
      const group = groups.at(-1) ?? { headline: undefined, options: [] }
      if (groups.length === 0) groups.push(group)
      group.options.push(suggestion)
    }
  }
  return groups.filter(({ options }) => options.length > 0)
}

/** A name in pieces, those that match what was typed apart. */
export interface MarkedPiece {
  text: string
  isMatch: boolean
}

/** Reads a name whose matches stand in `<mark>`; any other markup counts as its text alone. */
export function markedPieces(html: string): MarkedPiece[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  return [...body.childNodes].map((node) => ({
    text: node.textContent ?? '',
    isMatch: node.nodeName === 'MARK',
  }))
}

/** The words of a suggestion without its `<mark>`s. */
export const textOf = (html: string): string =>
  markedPieces(html)
    .map(({ text }) => text)
    .join('')

/** The shop with everything that fits this text. */
export const searchAddress = (term: string) =>
  `${pathTo('shop')}?${new URLSearchParams({ s: term })}`
