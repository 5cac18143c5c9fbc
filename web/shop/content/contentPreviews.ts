import { LinkPreviews } from '#web/lib/LinkPreviews.ts'
import type { StoryFieldsFragment } from './stories/stories.generated.ts'

/** Stories as pressed cards showed them, by path. */
export const storyPreviews = new LinkPreviews<StoryFieldsFragment>()

/** Names of look books as pressed tiles showed them, by path. */
export const lookBookPreviews = new LinkPreviews<string>()
