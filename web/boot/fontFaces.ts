import baht from '@fonts/anuphan-baht.woff2?url'
import text from '@fonts/anuphan-latin.woff2?url'
import display from '@fonts/bodoni-moda-latin.woff2?url'
import textExtended from '@fontsource-variable/anuphan/files/anuphan-latin-ext-wght-normal.woff2?url'
import textThai from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url'
import displayExtended from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-wght-normal.woff2?url'
import displayThai from '@fontsource-variable/noto-serif-thai/files/noto-serif-thai-thai-wght-normal.woff2?url'
import type { Language } from '#web/lib/language.ts'
import type { Face } from './inline/addFaces.ts'

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
const thai = 'U+2D7,U+303,U+331,U+E01-E3E,U+E40-E5B,U+200C-200D,U+25CC'

/** The files of the characters that every first view of a language shows. */
const common: Record<Language, string[]> = {
  en: [display, text, baht],
  th: [display, text, baht, textThai, displayThai],
}

type File = Omit<Face, 'isCommon'>

const face = (family: string, url: string, weight: string, characters: string): File => ({
  ...{ family, url, weight, characters },
})

/** Files of one family have the same weights: a browser combines only those that are alike. */
const files: readonly File[] = [
  face('Bodoni Moda', display, '400', latin),
  face('Bodoni Moda', displayExtended, '400', latinExtended),
  face('Noto Serif Thai', displayThai, '100 900', `${thai},U+E3F`),
  face('Anuphan', text, '400 600', latin),
  face('Anuphan', textExtended, '400 600', latinExtended),
  face('Anuphan', textThai, '400 600', thai),
  // A family of its own, so that a file that arrives late changes no other text.
  face('Baht sign', baht, '400 600', 'U+E3F'),
]

/** The shop's typefaces for pages in a language. */
export const languageFaces = (language: Language): readonly Face[] =>
  files.map((file) => ({ ...file, isCommon: common[language].includes(file.url) }))
