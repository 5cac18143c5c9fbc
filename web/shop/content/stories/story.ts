import { LinkPreviews } from '#web/lib/LinkPreviews.ts'
import type { StoryFieldsFragment } from './stories.generated.ts'

/** Whether a page is a story, by its date and categories. */
export function isStory(page: { date: string | null; categoryNames: readonly string[] }): boolean {
  return page.date !== null && page.categoryNames.length > 0
}

/** The cards of stories whose links were pressed, by path. */
export const storyPreviews = new LinkPreviews<StoryFieldsFragment>()
