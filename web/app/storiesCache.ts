import type { FieldPolicy, Reference } from '@apollo/client'

interface StoriesAnswer {
  posts: readonly Reference[]
  pagination: object
}

interface StoredStories extends StoriesAnswer {
  pages: Record<number, readonly Reference[]>
}

/**
 * Keeps the pages of the stories beside each other, in whatever order they arrive, and reads them as one list.
 * A story that moved to the next page, because a new one came, stands once.
 */
export const storiesPolicy: FieldPolicy<
  StoredStories | null,
  StoriesAnswer | null,
  StoriesAnswer | null
> = {
  keyArgs: ['order', 'orderBy', 'limit', 'category'],
  merge(existing, incoming, { args }) {
    if (!incoming) return existing ?? null
    const page: number = args?.['page'] ?? 1
    return { ...incoming, pages: { ...existing?.pages, [page]: incoming.posts } }
  },
  read(existing) {
    if (!existing) return existing
    const { pages, ...rest } = existing
    const unique = new Map<string, Reference>()
    for (let page = 1; pages[page]; page++)
      for (const story of pages[page] ?? []) unique.set(story.__ref, story)
    return { ...rest, posts: [...unique.values()] }
  },
}
