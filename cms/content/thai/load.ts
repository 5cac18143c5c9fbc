import { basename } from 'node:path'
import { z } from 'zod'
import { Dictionary } from '#server/dictionary.ts'
import { figuresIn } from '../site/figures.ts'
import { ContentFolder } from '../site/files.ts'

const Texts = z.record(z.string(), z.string().min(1))
const Products = z.record(
  z.string(),
  z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
)
const EnglishProducts = z.object({
  products: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string() })),
})

/** The Thai texts of the content, and the problems of their files. */
interface ThaiTexts {
  dictionary: Dictionary
  /** Texts of things that the content does not have, with their file. */
  unknown: readonly string[]
}

/** Reads the Thai texts beside the English content. A text of something that does not exist is reported and not used. */
export async function loadThai(content = `${import.meta.dirname}/..`): Promise<ThaiTexts> {
  const folder = new ContentFolder(content)
  const dictionary = new Dictionary()
  const english = await readEnglish(folder)
  const unknown: string[] = []
  for (const [text, thai] of Object.entries((await folder.yaml('thai/phrases.yaml', Texts)) ?? {}))
    dictionary.add(text, thai)
  for (const [text, thai] of Object.entries((await folder.yaml('thai/words.yaml', Texts)) ?? {})) {
    if (english.texts.has(text)) dictionary.add(text, thai)
    else unknown.push(`thai/words.yaml: ${text}`)
  }
  const products = (await folder.yaml('thai/products.yaml', Products)) ?? {}
  for (const [slug, { name, description }] of Object.entries(products)) {
    const product = english.products.get(slug)
    if (!product) unknown.push(`thai/products.yaml: ${slug}`)
    else {
      dictionary.add(product.name, name)
      if (description) dictionary.add(product.description, description)
    }
  }
  for (const path of await folder.paths('thai', '.html')) {
    const [, kind = '', slug = ''] = path.split('/')
    const original = english.pages.get(`${kind}/${slug}`)
    const html = (await folder.text(`${path}.html`))?.trim()
    if (original === undefined) unknown.push(`${path}.html`)
    else if (html) {
      const known = figuresIn(original)
      for (const name of figuresIn(html).filter((each) => !known.includes(each)))
        unknown.push(`${path}.html: figure ${name}`)
      dictionary.addPage(original, html)
    }
  }
  if (folder.problems.length > 0) throw new Error(folder.problems.join('\n'))
  return { dictionary, unknown }
}

/** All texts of the English content; HTML also by the texts between its tags, titles by their parts. */
async function readEnglish(folder: ContentFolder) {
  const texts = new Set<string>()
  const products = new Map<string, { name: string; description: string }>()
  const pages = new Map<string, string>()
  for (const path of [...(await folder.paths('catalogue')), ...(await folder.paths('site'))]) {
    const file = await folder.yaml(`${path}.yaml`, z.unknown())
    collect(file, texts)
    const listed = EnglishProducts.safeParse(file)
    for (const product of listed.data?.products ?? []) products.set(product.slug, product)
  }
  for (const path of await folder.paths('site', '.html')) {
    const kind = path.split('/')[1] ?? ''
    pages.set(`${kind}/${basename(path)}`, (await folder.text(`${path}.html`))?.trim() ?? '')
  }
  return { texts, products, pages }
}

function collect(value: unknown, texts: Set<string>) {
  if (typeof value === 'string')
    for (const text of value.split(/<[^>]+>/))
      for (const part of [text, ...text.split(' – ')]) texts.add(part.trim())
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collect(item, texts)
}

let loading: Promise<ThaiTexts> | undefined

/** The Thai texts of this version, read once. */
export const thaiTexts = (): Promise<ThaiTexts> => {
  loading ??= loadThai()
  return loading
}
