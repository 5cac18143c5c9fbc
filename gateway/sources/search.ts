import { isSearchable } from '@vitrine/contract/search.ts'
import type { ResolversParentTypes } from '../generated/resolvers.ts'
import { Suggestions } from '../responses/search.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { CmsSource } from './cmsSource.ts'

type Suggestion = ResolversParentTypes['Suggestion']

const maxLength = 100

/** Suggestions below the search field (docs/rest/search.md). */
export class SearchSource extends CmsSource {
  async suggestions(text: string) {
    if (!isSearchable(text)) return []
    const characters = [...text.trim()]
    const sent = { query: { s: characters.slice(0, maxLength).join('') } }
    if (!this.hasOwnContent) return this.read('search', Suggestions, sent)
    const [suggestions, pages] = await Promise.all([
      this.read('search', Suggestions, sent),
      // Products are found without it.
      this.readFrom('content', 'search', Suggestions, sent).catch((error) => {
        if (error instanceof CmsError) return []
        throw error
      }),
    ])
    return withPages(suggestions, pages)
  }
}

/** Replaces the pages in the suggestions of the commerce by those of the CMS of the content. */
function withPages(suggestions: readonly Suggestion[], pages: readonly Suggestion[]): Suggestion[] {
  const others = suggestions.filter(
    ({ __typename: type }) =>
      type !== 'PageSuggestion' && (pages.length === 0 || type !== 'NoResultsSuggestion'),
  )
  const isHeadline = (suggestion: Suggestion | undefined) =>
    suggestion?.__typename === 'HeadlineSuggestion'
  // The headline of the replaced pages has nothing below it.
  const headed = others.filter(
    (suggestion, index) =>
      !isHeadline(suggestion) || (others[index + 1] && !isHeadline(others[index + 1])),
  )
  return [...headed, ...pages]
}
