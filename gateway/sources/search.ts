import { isSearchable } from '@vitrine/contract/rules/searchLength.ts'
import { Suggestions } from '../responses/search.ts'
import { CmsSource } from './cmsSource.ts'

const maxLength = 100

/** Suggestions below the search field (docs/rest/search.md). */
export class SearchSource extends CmsSource {
  async suggestions(text: string) {
    if (!isSearchable(text)) return []
    const characters = [...text.trim()]
    return this.read('search', Suggestions, {
      query: { s: characters.slice(0, maxLength).join('') },
    })
  }
}
