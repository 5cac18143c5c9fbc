import baht from '@fonts/anuphan-baht.woff2?inline'
import text from '@fonts/anuphan-latin.woff2?url'
import display from '@fonts/bodoni-moda-latin.woff2?url'

/** Addresses of the two faces that every first view needs; to be preloaded in the head. */
export const preloadedFonts: readonly string[] = [display, text]

/**
 * Adds the face of the baht sign with the page's head, ready to be drawn: a file of its own would come after the first
 * layout and ask for another, and the Thai letters' weighs 19 kB. Stands in the HTML.
 */
export const addBahtSign = `document.fonts.add(new FontFace("Baht sign",Uint8Array.from(atob("${baht.slice(baht.indexOf(',') + 1)}"),c=>c.charCodeAt(0)),{weight:"400 600",unicodeRange:"U+0E3F"}));`
