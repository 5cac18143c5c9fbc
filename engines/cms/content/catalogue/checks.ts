import type { z } from 'zod'
import type { ContentFolder } from '../site/files.ts'
import { materialKey } from './facts.ts'
import type { Sheets } from './product.ts'
import type { LookBooks, ProductFile } from './schemas.ts'

type Files = { path: string; file: z.infer<typeof ProductFile> }[]

/** Reports unknown references and duplicate names. */
export function checkReferences(
  folder: ContentFolder,
  sheets: Sheets,
  files: Files,
  lookBooks: z.infer<typeof LookBooks>,
) {
  const { taxonomy } = sheets
  const slugsByKind = {
    brand: new Set(taxonomy.brands.map(({ slug }) => slug)),
    category: new Set(taxonomy.categories.map(({ slug }) => slug)),
    collection: new Set(taxonomy.collections.map(({ slug }) => slug)),
    colour: new Set(Object.keys(sheets.colours)),
    'colour family': new Set(Object.keys(sheets.families)),
    'care label': new Set(Object.keys(sheets.care)),
    material: new Set(Object.keys(sheets.materials)),
    service: new Set(Object.keys(sheets.services)),
    product: new Set(files.flatMap(({ file }) => file.products.map(({ slug }) => slug))),
  }
  const dressed = new Set(
    files.flatMap(({ file }) =>
      file.products.flatMap(({ slug, colours }) => colours.map((colour) => `${slug}/${colour}`)),
    ),
  )
  const need = (
    kind: keyof typeof slugsByKind,
    file: string,
    field: PropertyKey[],
    slug: string,
  ) => {
    if (!slugsByKind[kind].has(slug))
      folder.report(file, field, `there is no ${kind} called "${slug}"`)
  }
  const wear = (file: string, field: PropertyKey[], looks: string[]) =>
    looks.forEach((look, index) => {
      if (!dressed.has(look)) folder.report(file, [...field, index], `there is no look "${look}"`)
    })

  taxonomy.categories.forEach(({ parent }, index) => {
    if (parent) need('category', 'taxonomy.yaml', ['categories', index, 'parent'], parent)
  })
  for (const [slug, { family }] of Object.entries(sheets.colours)) {
    need('colour family', 'colours.yaml', [slug, 'family'], family)
  }
  lookBooks.forEach(({ looks }, index) => {
    wear('look-books.yaml', [index, 'looks'], looks)
  })
  for (const [slug, { care }] of Object.entries(sheets.materials))
    need('care label', 'materials.yaml', [slug, 'care'], care)
  for (const [slug, { services, linings }] of Object.entries(sheets.garments)) {
    for (const material of Object.keys(linings))
      need('material', 'garments.yaml', [slug, 'linings', material], material)
    services.forEach((service, position) => {
      need('service', 'garments.yaml', [slug, 'services', position], service)
    })
  }
  for (const { path, file } of files) {
    need('brand', path, ['brand'], file.brand)
    file.products.forEach((entry, index) => {
      const at = (field: string, position: number) => ['products', index, field, position]
      entry.categories.forEach((slug, position) => {
        need('category', path, at('categories', position), slug)
      })
      entry.collections.forEach((slug, position) => {
        need('collection', path, at('collections', position), slug)
      })
      entry.colours.forEach((slug, position) => {
        need('colour', path, at('colours', position), slug)
      })
      entry.wear.forEach((slug, position) => {
        need('product', path, at('wear', position), slug)
      })
      if (entry.care) need('care label', path, ['products', index, 'care'], entry.care)
      need('material', path, ['products', index, 'material'], materialKey(entry))
    })
  }
  once(folder, files, 'slug')
  once(folder, files, 'code')
}

function once(folder: ContentFolder, files: Files, field: 'slug' | 'code') {
  const seen = new Set<string>()
  for (const { path, file } of files) {
    file.products.forEach((entry, index) => {
      if (seen.has(entry[field])) {
        folder.report(path, ['products', index, field], `"${entry[field]}" is used twice`)
      }
      seen.add(entry[field])
    })
  }
}
