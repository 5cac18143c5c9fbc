import { useLocation, useSearch } from 'wouter'
import { language } from '#web/lib/language.ts'

const useServerPage = () => {
  const [path] = useLocation()
  const search = useSearch()
  return `?page=${encodeURIComponent(search ? `${path}?${search}` : path)}`
}

/** The parameter of the page that is rendered; in the browser, a click sets it (`namePage`). */
const usePageParameter = import.meta.env.SSR ? useServerPage : () => ''

/**
 * The switch to the other language: the server leads back to this page in it, with its filters, and remembers the choice
 * (frame.language.switch).
 */
export function LanguageLink({ className }: { className: string | undefined }) {
  const page = usePageParameter()
  const isEnglish = language() === 'en'
  return (
    <a
      className={className}
      href={(isEnglish ? '/th/language' : '/language') + page}
      hrefLang={isEnglish ? 'th' : 'en'}
      lang={isEnglish ? 'th' : 'en'}
      rel="nofollow"
      suppressHydrationWarning
    >
      {isEnglish ? 'ไทย' : 'English'}
    </a>
  )
}
