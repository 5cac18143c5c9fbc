import { LinkPreviews } from '#web/lib/LinkPreviews.ts'
import type { StoryFieldsFragment } from './stories.generated.ts'

/** The cards of stories whose links were pressed, by path. */
export const storyPreviews = new LinkPreviews<StoryFieldsFragment>()
