import { connectAnalytics, disconnectAnalytics } from '#web/core/analytics.ts'
import { cookieArea } from '#web/lib/cookieArea.ts'
import { renewCookies } from '#web/lib/renewCookies.ts'
import { textSchema } from '#web/lib/schemas.ts'
import { plainText, storage } from '#web/lib/storage.ts'
import type { Tags } from './analyticsService.ts'

/** A category of cookies; `necessary` is always on (popups.consent.categories, popups.consent.necessary). */
export type ConsentCategory = 'necessary' | 'analytics' | 'ads'

const answered = new EventTarget()

/** Without texts the library renders no dialogs: the shop has its own. */
const noDialogs = {} as CookieConsent.Translation

const cookieName = 'cc_cookie'
/** A higher one requests consent again (popups.consent.revision). */
const revision = 1
const previousAnswer = storage(cookieName, textSchema, { area: cookieArea(), format: plainText })

type Library = typeof import('vanilla-cookieconsent')

/** Stores the visitor's choice; categories that are not listed are rejected. */
type StoreAnswer = (categories: ConsentCategory[] | 'all') => void

let library: Library | undefined
let tags: Tags | null | undefined
let service: typeof import('./analyticsService.ts') | undefined
let loading: Promise<StoreAnswer> | undefined

/**
 * Applies the choice in the consent cookie, and resolves with a function that stores a choice; a higher revision shows
 * the banner again (popups.consent.revision). Rejects when the library cannot be loaded.
 */
export function loadConsent(): Promise<StoreAnswer> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<StoreAnswer> {
  const loaded = await import('vanilla-cookieconsent')
  await loaded.run({
    revision,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: cookieName },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { services: { tracking: {}, behaviour: {} } },
      ads: {},
    },
    language: { default: 'en', translations: { en: noDialogs } },
    onConsent: () => apply(loaded),
    onChange: () => apply(loaded),
  })
  library = loaded
  return (categories) => {
    loaded.acceptCategory(categories)
    renewCookies()
    answered.dispatchEvent(new Event('answer'))
  }
}

/**
 * Applies a previous choice to the merchant's tags, without loading the library if there is none: it takes phones a
 * tenth of a second.
 */
export async function startConsent(merchantTags: Tags | null | undefined) {
  tags = merchantTags
  if (previousAnswer.read()) await loadConsent()
}

/** Whether the visitor has answered the current revision, also before the library is loaded. */
export const hasAnswered = () => library?.validConsent() ?? answeredRevision() === revision

/** The revision that the cookie of an earlier choice answers; undefined without one. */
function answeredRevision(): unknown {
  try {
    return JSON.parse(previousAnswer.read() ?? '{}').revision
  } catch {
    return undefined
  }
}

/** Whether the visitor has agreed to a category. */
export const agreesTo = (category: ConsentCategory) => library?.acceptedCategory(category) ?? false

/** Calls `listener` after each choice, and returns a function that stops it. */
export function onConsentAnswer(listener: () => void) {
  answered.addEventListener('answer', listener)
  return () => answered.removeEventListener('answer', listener)
}

/** Loads the tags that the visitor has agreed to, and stops those that they have not (popups.consent.before). */
async function apply({ acceptedCategory }: Library) {
  const granted = () => ({ analytics: acceptedCategory('analytics'), ads: acceptedCategory('ads') })
  const { analytics, ads } = granted()
  const hadConsent = service !== undefined
  if (analytics || ads || hadConsent) service = await import('./analyticsService.ts')
  const now = granted()
  const send = service?.applyTags(tags, now)
  if (send && (now.analytics || now.ads)) connectAnalytics(send)
  else disconnectAnalytics()
}
