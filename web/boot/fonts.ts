import { faces } from './fontFaces.ts'
import { addFaces } from './inline/addFaces.ts'
import { script } from './inline/addFaces.ts?script'

/** The longest round trip, in milliseconds, with which the common faces arrive before the first paint. */
const maxRoundTrip = 150

/** An inline script that adds the shop's typefaces before the first paint. */
export const fontScript = `${script}(${JSON.stringify(faces)},${maxRoundTrip});`

/** Adds the shop's typefaces to a document without `fontScript`. */
export const addFonts = (): void => addFaces(faces, maxRoundTrip)
