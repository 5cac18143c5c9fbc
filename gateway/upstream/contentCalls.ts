/** The calls that go to the CMS of the content where that is another one (docs/rest/README.md, Content from another CMS). */
const contentCalls: ReadonlySet<string> = new Set([
  ...['site', 'page', 'posts.list', 'posts.read'],
  ...['lookBook', 'stores.list', 'stores.read'],
])

/** Whether a call, by its name, belongs to the content. */
export const isContentCall = (name: string | undefined): boolean =>
  name !== undefined && contentCalls.has(name)

/** The key under which a response of that CMS is cached, so that notices of each CMS drop its own responses alone. */
export const contentKey = (path: string): string => `content:${path}`

/** The beginning of the paths of the files of that CMS. */
export const contentMedia = '/media/content'
