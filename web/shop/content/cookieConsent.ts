import { acceptCategory, acceptedCategory, run, validConsent } from 'vanilla-cookieconsent'
import { connectAnalytics, disconnectAnalytics } from '#web/lib/analytics.ts'

/** What a shopper may agree to; `necessary` is not theirs to refuse (SPEC §9). */
export type ConsentCategory = 'necessary' | 'analytics' | 'ads'

const answered = new EventTarget()

/** Without words the library builds no dialogs: the shop asks in its own words and looks. */
const noDialogs = {} as CookieConsent.Translation

/** Reads the consent cookie `cc_cookie` and acts on it; a higher revision asks everyone again. */
export async function startConsent() {
  await run({
    revision: 1,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    cookie: { name: 'cc_cookie' },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { services: { tracking: {}, behaviour: {} } },
      ads: {},
    },
    language: { default: 'en', translations: { en: noDialogs } },
    onConsent: act,
    onChange: act,
  })
}

/** Whether the shopper has answered, to the questions as they are now. */
export const hasAnswered = () => validConsent()

/** Whether the shopper agreed to a category. */
export const agreesTo = (category: ConsentCategory) => acceptedCategory(category)

/** Keeps the shopper's answer; everything that is not among the categories is refused. */
export function answerConsent(categories: ConsentCategory[] | 'all') {
  acceptCategory(categories)
  answered.dispatchEvent(new Event('answer'))
}

/** Calls back at each answer. Returns how to stop. */
export function onConsentAnswer(listener: () => void) {
  answered.addEventListener('answer', listener)
  return () => answered.removeEventListener('answer', listener)
}

/** The services' code is loaded for those who agreed, and for nobody else. */
async function act() {
  if (!acceptedCategory('analytics')) return disconnectAnalytics()
  const { toDataLayer } = await import('./analyticsService.ts')
  if (acceptedCategory('analytics')) connectAnalytics(toDataLayer)
}
