import type { Call } from '@vitrine/contract/calls/call.ts'
import { type CallName, calls } from '@vitrine/contract/calls/calls.ts'

/** The CMS of the content, and that of everything else; without CONTENT_URL both are one. */
export type UpstreamName = 'commerce' | 'content'

/**
 * Whether a call goes to the CMS of the content where that is another one, as public readings of the content do
 * (docs/rest/README.md, Content from another CMS).
 */
export function isContentCall(name: CallName): boolean {
  const call: Call = calls[name]
  return call.domain === 'content' && call.access === 'public'
}

/** The key under which a response of that CMS is cached, so that notices of each CMS drop its own responses alone. */
export const contentKey = (path: string): string => `content:${path}`

/** The beginning of the paths of the files of that CMS. */
export const contentMedia = '/media/content'
