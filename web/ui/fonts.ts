import text from '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2?url'
import display from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url'

/** Addresses of the two faces that every first view needs; to be preloaded in the head. */
export const preloadedFonts: readonly string[] = [display, text]
