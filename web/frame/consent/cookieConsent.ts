import { connectAnalytics, disconnectAnalytics } from '#web/core/analytics.ts'
import { cookieArea } from '#web/lib/cookieArea.ts'
import { textSchema } from '#web/lib/schemas.ts'
import { plainText, storage } from '#web/lib/storage.ts'

/** What a shopper may agree to; `necessary` is not theirs to refuse (SPEC §9). */
export type ConsentCategory = 'necessary' | 'analytics' | 'ads'

const answered = new EventTarget()

/** Without words the library builds no dialogs: the shop asks in its own words and looks. */
const noDialogs = {} as CookieConsent.Translation

const cookieName = 'cc_cookie'
const earlierAnswer = storage(cookieName, textSchema, { area: cookieArea(), format: plainText })

type Library = typeof import('vanilla-cookieconsent')

/** Keeps the shopper's answer; everything that is not among the categories is refused. */
type KeepAnswer = (categories: ConsentCategory[] | 'all') => void

let library: Library | undefined
let loading: Promise<KeepAnswer> | undefined

/**
 * Reads the consent cookie and acts on it; a higher revision asks everyone again. Gives what keeps an answer; rejects where
 * its code does not come.
 */
export function loadConsent(): Promise<KeepAnswer> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<KeepAnswer> {
  const loaded = await import('vanilla-cookieconsent')
  await loaded.run({
    revision: 1,
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
    onConsent: () => act(loaded),
    onChange: () => act(loaded),
  })
  library = loaded
  return (categories) => {
    loaded.acceptCategory(categories)
    answered.dispatchEvent(new Event('answer'))
  }
}

/** Acts on an earlier answer. Who has given none needs no code before they do: it takes a phone a tenth of a second. */
export async function startConsent() {
  if (earlierAnswer.read()) await loadConsent()
}

/** Whether the shopper has answered, to the questions as they are now. */
export const hasAnswered = () => library?.validConsent() ?? false

/** Whether the shopper agreed to a category. */
export const agreesTo = (category: ConsentCategory) => library?.acceptedCategory(category) ?? false

/** Calls back at each answer. Returns how to stop. */
export function onConsentAnswer(listener: () => void) {
  answered.addEventListener('answer', listener)
  return () => answered.removeEventListener('answer', listener)
}

/** The services' code is loaded for those who agreed, and for nobody else. */
async function act({ acceptedCategory }: Library) {
  if (!acceptedCategory('analytics')) return disconnectAnalytics()
  const { toDataLayer } = await import('./analyticsService.ts')
  if (acceptedCategory('analytics')) connectAnalytics(toDataLayer)
}
