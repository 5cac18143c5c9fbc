import { pathTo } from '#web/paths.ts'
import type { SuggestionsQuery } from './search.generated.ts'

export type Suggestion = NonNullable<SuggestionsQuery['suggestions']>[number]
export type Option = Extract<Suggestion, { url: string }>

/** Returns the suggestions that are links, in the order of the arrow keys. */
export const listboxOptions = (suggestions: readonly Suggestion[]): Option[] =>
  suggestions.filter((suggestion) => 'url' in suggestion)

/** A headline and the options below it, in the server's order. */
export interface SuggestionGroup {
  headline: string | undefined
  options: Option[]
}

/** Groups suggestions by headline, with the link to all products in a group of its own. */
export function suggestionGroups(suggestions: readonly Suggestion[]): SuggestionGroup[] {
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

/** A part of a name that matches the search or does not. */
export interface NamePart {
  text: string
  isMatch: boolean
}

/** Splits a name at its `<mark>` elements; other markup is reduced to its text. */
export function splitMatches(html: string): NamePart[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  return [...body.childNodes].map((node) => ({
    text: node.textContent ?? '',
    isMatch: node.nodeName === 'MARK',
  }))
}

/** Returns the text of a suggestion without markup. */
export const plainSuggestion = (html: string): string =>
  splitMatches(html)
    .map(({ text }) => text)
    .join('')

/** Returns the URL of the results for a text (search.submit). */
export const searchUrl = (term: string) => `${pathTo('shop')}?${new URLSearchParams({ s: term })}`
