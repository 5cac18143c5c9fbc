import text from '@fonts/anuphan-latin.woff2?url'
import display from '@fonts/bodoni-moda-latin.woff2?url'

/** Addresses of the two faces that every first view needs; to be preloaded in the head. */
export const preloadedFonts: readonly string[] = [display, text]
