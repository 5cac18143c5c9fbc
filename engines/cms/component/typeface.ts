import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { route } from '#cms/http/route.ts'

const ranges = {
  thai: 'U+02D7, U+0303, U+0331, U+0E01-0E5B, U+200C-200D, U+25CC',
  latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02DC, U+2000-206F, U+20AC, U+2212',
}
const scripts = Object.keys(ranges) as (keyof typeof ranges)[]
const urlOf = (script: string) => `/component/anuphan-${script}.woff2`

/** Serves the shop's sans-serif font to the framed pages, which do not know the URLs of the built assets. */
export const typefaceRoutes = scripts.map((script) =>
  route({
    name: `component.typeface.${script}`,
    method: 'GET',
    url: urlOf(script),
    summary: `The typeface of the framed pages, ${script}`,
    produces: 'font/woff2',
    handle: async ({ reply }) => {
      const file = `@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`
      const bytes = await readFile(fileURLToPath(import.meta.resolve(file)))
      reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' })
      return reply.send(bytes)
    },
  }),
)

/** The @font-face rules of the shop's typefaces. */
export const typefaceRules = scripts
  .map(
    (script) =>
      `@font-face { font-family: Anuphan; src: url("${urlOf(script)}") format("woff2"); font-weight: 100 700; font-display: swap; unicode-range: ${ranges[script]} }`,
  )
  .join('\n  ')
