import { type Language, language } from '#web/lib/language.ts'
import { languageFaces } from './fontFaces.ts'
import { addFaces } from './inline/addFaces.ts'
import { script } from './inline/addFaces.ts?script'

/** The longest round trip, in milliseconds, with which the common faces arrive before the first paint. */
const maxRoundTrip = 150

/** Returns an inline script that adds the shop's typefaces before the first paint of a page in a language. */
export const fontScript = (of: Language) =>
  `${script}(${JSON.stringify(languageFaces(of))},${maxRoundTrip});`

/** Adds the shop's typefaces to a document without `fontScript`. */
export const addFonts = (): void => addFaces(languageFaces(language()), maxRoundTrip)
