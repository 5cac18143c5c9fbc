import { faces } from './fontFaces.ts'

/** The longest round trip, in milliseconds, with which the common faces arrive before the first paint. */
const maxRoundTrip = 150

const table = faces.map(({ family, url, weight, characters, isCommon }) => [
  family,
  url,
  weight,
  characters,
  isCommon ? 1 : 0,
])

/**
 * An inline script that adds the shop's typefaces and starts loading the common ones. A face that has not arrived by the
 * first paint is shown from the next page on, so that no text moves (docs/decisions/web/font-display-optional.md). On a fast
 * connection the common ones are preloaded as well, for which Chrome delays the first paint by up to 100 ms; on a slow
 * one preloading would not help. Browsers that do not report their connection preload.
 */
export const fontScript = `{const c=navigator.connection,q=!c||c.effectiveType==="4g"&&c.rtt<=${maxRoundTrip}&&!c.saveData;for(const[f,u,w,r,n]of ${JSON.stringify(table)}){n&&q&&document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:u}));const t=new FontFace(f,"url("+u+")",{weight:w,unicodeRange:r,display:"optional"});document.fonts.add(t);n&&t.load().catch(()=>{})}}`

/** Adds the shop's typefaces to a document without `fontScript`. */
export function addFonts(): void {
  for (const { family, url, weight, characters } of faces)
    document.fonts.add(
      new FontFace(family, `url(${url})`, {
        weight,
        unicodeRange: characters,
        display: 'optional',
      }),
    )
}
