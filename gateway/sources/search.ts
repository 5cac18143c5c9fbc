import { Suggestions } from '../responses/search.ts'
import { CmsSource } from './cmsSource.ts'

const minLength = 3
const maxLength = 100

/** Suggestions below the search field (docs/rest/search.md). */
export class SearchSource extends CmsSource {
  async suggestions(text: string) {
    const characters = [...text.trim()]
    if (characters.length < minLength) return []
    return this.read(Suggestions, '/search', { s: characters.slice(0, maxLength).join('') })
  }
}
