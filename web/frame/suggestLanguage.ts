import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { cookieArea } from '#web/lib/cookieArea.ts'
import { language } from '#web/lib/language.ts'

/** The languages of the browser that the shop has, the preferred one first. */
const shopLanguages = () =>
  navigator.languages
    .map((name) => name.slice(0, 2))
    .filter((name) => name === 'th' || name === 'en')

/**
 * Suggests the other language by the header's link to it, if the browser prefers that and the visitor has not chosen
 * one (frame.language.suggestion). Not on the server: the stored page is the same for all.
 */
export async function suggestLanguage() {
  const [preferred = language()] = shopLanguages()
  if (preferred === language() || cookieArea()().getItem('language') !== null) return
  await firstInteraction()
  document.documentElement.dataset['suggestsLanguage'] = preferred
}
