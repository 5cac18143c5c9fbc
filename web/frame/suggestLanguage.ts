import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { languageCopy } from '#web/generated/messages/languageCopy.ts'
import { cookieArea } from '#web/lib/cookieArea.ts'
import { language } from '#web/lib/language.ts'
import styles from './suggestLanguage.module.css'

const days = 365

/** The languages of the browser that the shop has, the preferred one first. */
const known = () =>
  navigator.languages
    .map((name) => name.slice(0, 2))
    .filter((name) => name === 'th' || name === 'en')

/**
 * Suggests the other language in a line at the bottom, if the browser prefers that and the visitor has not chosen one
 * (frame.language.suggestion). Browsers decide, so that the stored page is the same for all; robots, which do not interact,
 * see none.
 */
export async function suggestLanguage() {
  const area = cookieArea(days)()
  const [preferred = language()] = known()
  if (preferred === language() || area.getItem('language') !== null) return
  await firstInteraction()
  const line = document.createElement('aside')
  line.className = styles['line'] ?? ''
  line.lang = preferred
  const link = document.createElement('a')
  link.href = preferred === 'th' ? '/th/language' : '/language'
  link.rel = 'nofollow'
  link.textContent = languageCopy.suggestion
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = languageCopy.stay
  close.addEventListener('click', () => {
    area.setItem('language', language())
    line.remove()
  })
  line.append(link, close)
  document.body.append(line)
}
