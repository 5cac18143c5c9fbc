import { useEffect } from 'react'
import { track } from '#web/core/analytics.ts'
import { textsSchema } from '#web/lib/schemas.ts'
import { storage } from '#web/lib/storage.ts'
import { formFrames } from './useFrameHeights.ts'

/** Submissions that are remembered, so that a frame which is loaded again is not reported again. */
const maxRemembered = 20

const reported = storage('analytics.leads', textsSchema)

/**
 * Reports submitted forms of frames, from messages like `{type: 'CONTACT-FORM_SUBMITTED', submission}`
 * (analytics.framed-form, analytics.framed-form-once, analytics.framed-form-origin).
 */
export function useFrameLeads() {
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const lead = origin === location.origin ? leadOf(data) : undefined
      if (!lead || !formFrames().some(({ contentWindow }) => contentWindow === source)) return
      const submissions = reported.read() ?? []
      if (submissions.includes(lead.submission)) return
      reported.write([...submissions, lead.submission].slice(-maxRemembered))
      track({ event: 'generate_lead', lead_source: lead.source })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
}

function leadOf(data: unknown) {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('submission' in data))
    return undefined
  const { type, submission } = data
  const [, form] =
    typeof type === 'string' ? (/^([A-Z]{1,30})-FORM_SUBMITTED$/.exec(type) ?? []) : []
  if (!form || typeof submission !== 'string') return undefined
  return /^.{1,100}$/.test(submission) ? { source: form.toLowerCase(), submission } : undefined
}
