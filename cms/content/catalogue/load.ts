import type {
  CatalogueSource,
  SourceColourFamily,
  SourceLookBook,
  SourceTerm,
} from '#catalog/source.ts'
import { ContentFolder } from '../site/files.ts'
import { thaiTexts } from '../thaiTexts.ts'
import { checkReferences } from './checks.ts'
import { kindOf } from './garmentKind.ts'
import { modelFor } from './models.ts'
import { featuredImages, type Garment, sceneImage, seedOf } from './plates.ts'
import { productOf, type Sheets } from './product.ts'
import {
  CareLabels,
  ColourFamilies,
  Colours,
  GarmentFacts,
  LookBooks,
  Materials,
  Models,
  ProductFile,
  type Scene,
  Services,
  Sizes,
  Taxonomy,
} from './schemas.ts'
import { allTraits } from './traits.ts'

/** The problems of the catalogue's files: one line each with file and field. */
export class CatalogueError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The catalogue has ${problems.length} problem(s):\n${problems.join('\n')}`)
    this.name = 'CatalogueError'
    this.problems = problems
  }
}

/** Reads and validates the catalogue's files. Throws CatalogueError with all problems. */
export async function loadCatalogue(
  directory: string = import.meta.dirname,
): Promise<CatalogueSource> {
  const folder = new ContentFolder(directory)
  const colours = await folder.yaml('colours.yaml', Colours)
  const families = await folder.yaml('colour-families.yaml', ColourFamilies)
  const taxonomy = await folder.yaml('taxonomy.yaml', Taxonomy)
  const care = await folder.yaml('care.yaml', CareLabels)
  const materials = await folder.yaml('materials.yaml', Materials)
  const models = await folder.yaml('models.yaml', Models)
  const garmentFacts = await folder.yaml('garments.yaml', GarmentFacts)
  const services = await folder.yaml('services.yaml', Services)
  const sizes = await folder.yaml('sizes.yaml', Sizes)
  const lookBooks = await folder.yaml('look-books.yaml', LookBooks)
  const files: { path: string; file: ProductFileOf }[] = []
  for (const product of await folder.paths('products')) {
    const path = `${product}.yaml`
    const file = await folder.yaml(path, ProductFile)
    if (file) files.push({ path, file })
  }
  const isComplete = colours && families && taxonomy && care && materials && models && garmentFacts
  if (!isComplete || !services || !sizes || !lookBooks) throw new CatalogueError(folder.problems)
  const sheets: Sheets = {
    colours,
    families,
    taxonomy,
    care,
    materials,
    models,
    sizes,
    services,
    garments: garmentFacts,
  }
  checkReferences(folder, sheets, files, lookBooks)
  if (folder.problems.length > 0) throw new CatalogueError(folder.problems)

  const garments = files
    .flatMap(({ file: { brand, products } }) =>
      products.map(
        (entry): Garment => ({
          entry,
          brand,
          colours,
          sizes,
          model: modelFor(entry, models),
        }),
      ),
    )
    .toSorted(curated)
  const { dictionary } = await thaiTexts()
  const bySlug = new Map(garments.map((garment) => [garment.entry.slug, garment]))
  return {
    ...termsOf(taxonomy, bySlug),
    colourFamilies: familiesOf(sheets),
    traits: allTraits,
    products: garments.map((garment) => {
      const product = productOf(garment, bySlug, sheets)
      // The Thai names of its colours and categories are in synonyms.yaml.
      return { ...product, keywords: [...product.keywords, dictionary.translate(product.name)] }
    }),
    lookBooks: lookBooks.map(
      ({ title, link, brand, ...scene }): SourceLookBook => ({
        title,
        link: { url: link },
        gallery: [sceneImage(bySlug, scene, 'look-book', brand, link.slice(1).replace('/', '-'))],
        looks: scene.looks.map((look) => {
          const [product = '', colour = ''] = look.split('/')
          return { product, colour }
        }),
      }),
    ),
  }
}

type ProductFileOf = import('zod').infer<typeof ProductFile>

/** The curated order: popular and new products first, categories and brands mixed deterministically. */
function curated(one: Garment, other: Garment) {
  const rank = ({ entry }: Garment) =>
    entry.popularity +
    (entry.published >= '2026-10-01' ? 12 : 0) +
    (seedOf(`${entry.slug}/place`) % 40) -
    (entry.soldOutEverywhere ? 60 : 0)
  return rank(other) - rank(one)
}

function termsOf(taxonomy: Taxonomy, garments: ReadonlyMap<string, Garment>) {
  const feature = (
    kind: string,
    slug: string,
    name: string,
    belongs: (garment: Garment) => boolean,
  ) => {
    const looks = [...garments.values()]
      .filter((garment) => belongs(garment) && kindOf(garment.entry.garment) !== 'accessory')
      .toSorted((one, other) => other.entry.popularity - one.entry.popularity)
      .slice(0, 2)
      .map(({ entry }) => `${entry.slug}/${entry.colours[0]}`)
    if (looks.length === 0) return
    const seed = seedOf(slug)
    const settings = ['arches', 'salon', 'garden', 'stairs', 'city', 'sea'] as const
    const scene: Scene = {
      alt: `Two looks from ${name}`,
      setting:
        slug === 'red-thread' || slug === 'chinese-new-year'
          ? 'festival'
          : (settings[seed % 6] ?? 'studio'),
      ground: slug === 'red-thread' || slug === 'chinese-new-year' ? '#7d1a20' : '#e4dbcd',
      accent: slug === 'red-thread' || slug === 'chinese-new-year' ? '#d9a94e' : '#93a4ab',
      looks,
    }
    return featuredImages(garments, scene, 'asava', `${kind}-${slug}`)
  }
  return {
    brands: taxonomy.brands.map(
      ({ slug, name, story, feature: scene }): SourceTerm => ({
        slug,
        name,
        content: story,
        ...featuredImages(garments, scene, slug, `brand-${slug}`),
      }),
    ),
    categories: taxonomy.categories.map(
      (term): SourceTerm => ({
        ...term,
        ...feature('category', term.slug, term.name, ({ entry }) =>
          carries(taxonomy, entry.categories, term.slug),
        ),
      }),
    ),
    collections: taxonomy.collections.map(
      (term): SourceTerm => ({
        ...term,
        ...feature('collection', term.slug, term.name, ({ entry }) =>
          entry.collections.includes(term.slug),
        ),
      }),
    ),
  }
}

function familiesOf({ families, colours }: Sheets): SourceColourFamily[] {
  return Object.entries(families).map(([slug, { label, ...paint }]) => ({
    slug,
    name: label,
    paint,
    shades: Object.keys(colours).filter((colour) => colours[colour]?.family === slug),
  }))
}

function carries(taxonomy: Taxonomy, categories: string[], slug: string) {
  return categories.some(
    (own) => own === slug || taxonomy.categories.find((term) => term.slug === own)?.parent === slug,
  )
}
