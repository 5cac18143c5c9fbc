/** A language of the shop; English is the default. */
export type Language = 'en' | 'th'

/** The first part of the paths of each language's pages. */
const prefixes = { en: '', th: '/th' } as const

/** Returns the language of a page by its path (routes.language). */
export const languageOfPath = (path: string): Language => (/^\/th(\/|$)/.test(path) ? 'th' : 'en')

/** The language where a build does not fix it: in development that of the document, on the server that of the page being rendered. */
let current: Language = typeof location === 'undefined' ? 'en' : languageOfPath(location.pathname)

/** The language of the page, a constant in builds for browsers, which contain one language. */
export const language = (): Language => import.meta.env?.LANGUAGE ?? current

/** Renders or plans a page in a language. `render` must be synchronous: other pages are rendered meanwhile. */
export function inLanguage<Result>(of: Language, render: () => Result): Result {
  const before = current
  current = of
  try {
    return render()
  } finally {
    current = before
  }
}

/** Returns the path of a page in a language from its path in English. */
export const localizedPath = (of: Language, path: string): string =>
  of === 'en' ? path : prefixes[of] + path.replace(/^\/(?=$|\?)/, '')

/** Returns the path of a page in the language of this page from its path in English. */
export const localPath = (path: string): string => localizedPath(language(), path)

/** Returns the English path of a page of this language. */
export const englishPath = (path: string): string =>
  language() === 'en' ? path : path.slice(prefixes[language()].length).replace(/^(?!\/)/, '/')

/** Returns texts that are read in the language of the page when they are read, not when the module is loaded. */
export function inLanguageOfPage<Texts extends object>(texts: Record<Language, Texts>): Texts {
  const entries = Object.keys(texts.en).map((key) => {
    const of = (language: Language): unknown => Reflect.get(texts[language], key)
    const value = of('en')
    if (typeof value === 'object' && value !== null) {
      const part = inLanguageOfPage({ en: value, th: of('th') as object })
      return [key, { enumerable: true, value: part }] as const
    }
    return [key, { enumerable: true, get: () => of(language()) }] as const
  })
  return Object.defineProperties({}, Object.fromEntries(entries)) as Texts
}

/** The variable by which every document of the shop requests its texts in the language of the page; none for English, its default. */
export const languageVariable = () => (language() === 'en' ? undefined : { language: 'TH' })
