import { language } from '#web/lib/language.ts'

/**
 * The switch to the other language: the server leads back to this page in it, with its filters, and remembers the choice
 * (frame.language.switch). The link is the same on every page.
 */
export const LanguageLink = ({ className }: { className: string | undefined }) =>
  language() === 'en' ? (
    <a className={className} href="/th/language" hrefLang="th" lang="th" rel="nofollow">
      ไทย
    </a>
  ) : (
    <a className={className} href="/language" hrefLang="en" lang="en" rel="nofollow">
      English
    </a>
  )
