import { LinkPreviews } from '#web/lib/LinkPreviews.ts'

/** The names of look books whose links were pressed, by path. */
export const lookBookPreviews = new LinkPreviews<string>()
