import type {
  CatalogueSource,
  SourceColourFamily,
  SourceLookBook,
  SourceSwatch,
  SourceTerm,
} from '#cms/catalog/source.ts'
import { sampleImages } from '#cms/media/sampleImages.ts'
import { ContentFolder } from '../site/files.ts'
import { thaiTexts } from '../thaiTexts.ts'
import { checkReferences } from './checks.ts'
import { ImageNames } from './imageNames.ts'
import { modelFor } from './models.ts'
import { garmentProduct, type Sheets } from './product.ts'
import { featuredImages, type Garment, textSeed } from './productImages.ts'
import {
  CareLabels,
  ColourFamilies,
  Colours,
  GarmentFacts,
  LookBooks,
  Materials,
  Models,
  ProductFile,
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

  const pictures = new ImageNames(await sampleImages())
  const garments = files
    .flatMap(({ file: { brand, products } }) =>
      products.map(
        (entry): Garment => ({
          entry,
          brand,
          colours,
          sizes,
          model: modelFor(entry, models),
          pictures,
        }),
      ),
    )
    .toSorted(curated)
  const { dictionary } = await thaiTexts()
  const bySlug = new Map(garments.map((garment) => [garment.entry.slug, garment]))
  const reportMissing = (file: string, field: PropertyKey[]) => {
    for (const name of pictures.takeMissing())
      folder.report(file, field, `engines/cms/content/pictures has no picture called "${name}"`)
  }
  const products = garments.map((garment) => {
    const product = garmentProduct(garment, bySlug, sheets)
    reportMissing('products', [garment.entry.slug])
    // The Thai names of its colours and categories are in synonyms.yaml.
    return { ...product, keywords: [...product.keywords, dictionary.translate(product.name)] }
  })
  const terms = termsOf(taxonomy, pictures)
  reportMissing('taxonomy.yaml', [])
  const tiles = lookBooks.map(({ title, link, alt, looks }): SourceLookBook => {
    const name = link.slice(1).replace('/', '-')
    return {
      title,
      link: { url: link },
      gallery: [pictures.image(name, alt, 'look-book')],
      looks: looks.map((look) => {
        const [product = '', colour = ''] = look.split('/')
        return { product, colour }
      }),
    }
  })
  reportMissing('look-books.yaml', [])
  if (folder.problems.length > 0) throw new CatalogueError(folder.problems)
  return {
    ...terms,
    colours: catalogueColours(sheets),
    colourFamilies: familiesOf(sheets),
    traits: allTraits,
    products,
    lookBooks: tiles,
  }
}

type ProductFileOf = import('zod').infer<typeof ProductFile>

/** The curated order: popular and new products first, categories and brands mixed deterministically. */
function curated(one: Garment, other: Garment) {
  const rank = ({ entry }: Garment) =>
    entry.popularity +
    (entry.published >= '2026-10-01' ? 12 : 0) +
    (textSeed(`${entry.slug}/place`) % 40) -
    (entry.soldOutEverywhere ? 60 : 0)
  return rank(other) - rank(one)
}

function termsOf(taxonomy: Taxonomy, pictures: ImageNames) {
  /** The images of a category or collection, if it has any. */
  const feature = (kind: string, { slug, name }: { slug: string; name: string }) =>
    pictures.has(`${kind}-${slug}-banner`)
      ? featuredImages(pictures, `Two looks from ${name}`, `${kind}-${slug}`)
      : {}
  return {
    brands: taxonomy.brands.map(
      ({ slug, name, story, feature: alt }): SourceTerm => ({
        slug,
        name,
        content: story,
        ...featuredImages(pictures, alt, `brand-${slug}`),
      }),
    ),
    categories: taxonomy.categories.map(
      (term): SourceTerm => ({ ...term, ...feature('category', term) }),
    ),
    collections: taxonomy.collections.map(
      (term): SourceTerm => ({ ...term, ...feature('collection', term) }),
    ),
  }
}

/** The colours as swatches without images: those of a print differ by garment. */
const catalogueColours = ({ colours }: Sheets): SourceSwatch[] =>
  Object.entries(colours).map(([slug, colour]) => {
    const base = { slug, label: colour.label, enableTooltip: true }
    return 'colors' in colour
      ? { ...base, type: 'duo-colour-swatch', colors: colour.colors }
      : { ...base, type: 'colour-swatch', color: colour.color }
  })

function familiesOf({ families, colours }: Sheets): SourceColourFamily[] {
  return Object.entries(families).map(([slug, { label, ...paint }]) => ({
    slug,
    name: label,
    paint,
    shades: Object.keys(colours).filter((colour) => colours[colour]?.family === slug),
  }))
}
