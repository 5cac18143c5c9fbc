import type { TermKind } from '@vitrine/commerce/staff/terms.ts'
import { bySize, swatchTerms } from '#cms/catalog/facets.ts'
import type {
  CatalogueSource,
  SourceProduct,
  SourceScale,
  SourceSwatch,
  SourceTerm,
} from '#cms/catalog/source.ts'
import type { termEdits, termOrders } from '#cms/database/schema/edits.ts'
import { photographImage } from './photographImage.ts'

/** Changes that people made to brands, colours and sizes. */
export interface TermEdits {
  terms: readonly (typeof termEdits.$inferSelect)[]
  orders: readonly (typeof termOrders.$inferSelect)[]
}

/** A brand, colour or size with what people changed. */
export interface EditedTerm {
  slug: string
  name: string
  /** The slug of a shade's group, or the scale of a size. */
  parent: string | null
  /** The one or two CSS colours of a colour. */
  colors: string[]
  /** HTML above the products of a brand. */
  story: string
  edit: TermEdits['terms'][number] | undefined
  isMade: boolean
}

/** All terms of a kind in order, with staff's changes, including new and hidden ones. */
export function editedTerms(
  kind: TermKind,
  source: CatalogueSource,
  { terms, orders }: TermEdits,
): EditedTerm[] {
  const edits = new Map(terms.filter((edit) => edit.kind === kind).map((edit) => [edit.slug, edit]))
  const fileTerms = termsOfFiles[kind](source)
  const slugs = new Set(fileTerms.map(({ slug }) => slug))
  const made = [...edits.values()].filter(({ slug }) => !slugs.has(slug))
  const all = [
    ...fileTerms.map(
      (term): EditedTerm => ({ ...term, edit: edits.get(term.slug), isMade: false }),
    ),
    ...made.map(
      (edit): EditedTerm => ({
        ...plain({ slug: edit.slug, name: edit.name }),
        edit,
        isMade: true,
      }),
    ),
  ].map((term) => (term.edit ? withEdit(term, term.edit) : term))
  return ordered(all, orders.find((order) => order.kind === kind)?.slugs ?? [])
}

const withEdit = (
  term: EditedTerm,
  { name, parent, colors, story }: NonNullable<EditedTerm['edit']>,
): EditedTerm => ({ ...term, name, parent, colors, story: story ?? term.story })

/** Sorts terms by `slugs`, with a term that is not named after the term before it. */
function ordered(terms: readonly EditedTerm[], slugs: readonly string[]): EditedTerm[] {
  const bySlug = new Map(terms.map((term) => [term.slug, term]))
  const list = slugs.flatMap((slug) => bySlug.get(slug) ?? [])
  for (const [index, term] of terms.entries()) {
    if (slugs.includes(term.slug)) continue
    const before = terms[index - 1]
    list.splice(before ? list.indexOf(before) + 1 : 0, 0, term)
  }
  return list
}

type TermOfFiles = Omit<EditedTerm, 'edit' | 'isMade'>

const plain = (term: { slug: string; name: string; parent?: string | null }): TermOfFiles => ({
  parent: null,
  colors: [],
  story: '',
  ...term,
})

const termsOfFiles: Record<TermKind, (source: CatalogueSource) => TermOfFiles[]> = {
  brand: ({ brands }) =>
    brands.map(({ slug, name, content = '' }) => ({ ...plain({ slug, name }), story: content })),
  colour: (source) => {
    const { colourFamilies = [] } = source
    const groups = colourFamilies.map(({ slug, name, paint }) => ({
      ...plain({ slug, name }),
      colors: 'colors' in paint ? paint.colors : [paint.color],
    }))
    const shades = [...catalogueColours(source).values()].map((swatch) => ({
      ...plain({ slug: swatch.slug, name: swatch.label }),
      parent: colourFamilies.find(({ shades }) => shades.includes(swatch.slug))?.slug ?? null,
      colors: colorsOf(swatch),
    }))
    return [...groups, ...shades]
  },
  size: ({ products }) => {
    const sizes = products.flatMap(swatchTerms).filter(({ kind }) => kind === 'size')
    return [...new Map(sizes.map((size) => [size.slug, size])).values()]
      .sort(bySize)
      .map(({ slug, name, attributes }) => plain({ slug, name, parent: attributes.group ?? null }))
  },
}

/** The colours of the catalogue, by slug. */
export function catalogueColours(source: CatalogueSource): Map<string, SourceSwatch> {
  const swatches = source.products.flatMap(({ options }) =>
    options.filter(({ facet }) => facet === 'colour').flatMap(({ swatches }) => swatches),
  )
  return new Map((source.colours ?? swatches).map((swatch) => [swatch.slug, swatch]))
}

/** The scale of the sizes of a product that names none. */
export const usualScale = 'Clothing'

/** The scales of sizes, by name. */
export function catalogueScales({ products }: CatalogueSource): Map<string, SourceScale> {
  const scales = products.flatMap(({ options }) => options.flatMap(({ scale }) => scale ?? []))
  return new Map(scales.map((scale) => [scale.name, scale]))
}

const colorsOf = (swatch: SourceSwatch): string[] =>
  swatch.type === 'text-swatch'
    ? []
    : swatch.type === 'duo-colour-swatch'
      ? swatch.colors
      : [swatch.color]

/** The CSS of one tone, or of two. */
const paintOf = ([color = '', second]: readonly string[]) =>
  second === undefined ? { color } : { colors: [color, second] satisfies [string, string] }

/** A colour as a swatch, with the image that products show if they have one. */
function swatchOf({ slug, name, colors: [color = '', second] }: EditedTerm): SourceSwatch {
  const base = { slug, label: name, enableTooltip: true }
  return second === undefined
    ? { ...base, type: 'colour-swatch', color }
    : { ...base, type: 'duo-colour-swatch', colors: [color, second] }
}

/** The colours by slug with staff's changes, including hidden ones. */
export const editedColours = (
  source: CatalogueSource,
  edits: TermEdits,
): Map<string, SourceSwatch> => {
  const colours = catalogueColours(source)
  for (const term of editedTerms('colour', source, edits))
    if (term.edit && !isGroup(term, source)) colours.set(term.slug, swatchOf(term))
  return colours
}

/** Whether a colour only groups others in the filter, and is not a colour of products. */
export const isGroup = ({ slug, parent, isMade }: EditedTerm, source: CatalogueSource): boolean =>
  source.colourFamilies?.some((family) => family.slug === slug) || (isMade && parent === null)

/** The slugs of the brands, colours and sizes of a product. */
const slugsOf: Record<TermKind, (product: SourceProduct) => string[]> = {
  brand: ({ brand }) => [brand],
  colour: ({ options }) =>
    options
      .filter(({ facet }) => facet === 'colour')
      .flatMap(({ swatches }) => swatches.map(({ slug }) => slug)),
  size: (product) =>
    swatchTerms(product)
      .filter(({ kind }) => kind === 'size')
      .map(({ slug }) => slug),
}

/** The products that have each brand, colour or size, by its slug. */
export function productsByTerm(
  kind: TermKind,
  { products }: CatalogueSource,
): Map<string, SourceProduct[]> {
  const productsBySlug = new Map<string, SourceProduct[]>()
  for (const product of products)
    for (const slug of new Set(slugsOf[kind](product)))
      productsBySlug.set(slug, [...(productsBySlug.get(slug) ?? []), product])
  return productsBySlug
}

/** The catalogue with staff's changes of brands, colours and sizes, without hidden ones. */
export function withTerms(
  source: CatalogueSource,
  edits: TermEdits,
  colorsOfPhotographs: ReadonlyMap<string, string>,
): CatalogueSource {
  if (edits.terms.length + edits.orders.length === 0) return source
  const shown = (kind: TermKind) => {
    const used = productsByTerm(kind, source)
    // A later version of the files can have products of one that is off.
    return editedTerms(kind, source, edits).filter(
      ({ slug, edit }) => !edit?.isOff || used.has(slug),
    )
  }
  const [brands, colours, sizes] = [shown('brand'), shown('colour'), shown('size')]
  const shades = colours.filter((colour) => !isGroup(colour, source))
  const ofFiles = new Map(source.brands.map((brand) => [brand.slug, brand]))
  const brandSlugs = new Set(brands.map(({ slug }) => slug))
  const swatches = editedColours(source, edits)
  return {
    ...source,
    brands: brands.map((brand) => brandTerm(brand, ofFiles.get(brand.slug), colorsOfPhotographs)),
    colours: shades.map((shade) => swatches.get(shade.slug) ?? swatchOf(shade)),
    sizes: sizes.map(({ slug }) => slug),
    colourFamilies: colours
      .filter((colour) => isGroup(colour, source))
      .map(({ slug, name, colors }) => ({
        ...{ slug, name, paint: paintOf(colors) },
        shades: shades.filter(({ parent }) => parent === slug).map((shade) => shade.slug),
      })),
    products: source.products.map((product) =>
      withEditedTerms(product, [...brands, ...colours, ...sizes], swatches),
    ),
    lookBooks: source.lookBooks.filter(
      ({ only }) => only?.kind !== 'brand' || brandSlugs.has(only.slug),
    ),
  }
}

function brandTerm(
  { slug, name, story, edit }: EditedTerm,
  ofFiles: SourceTerm | undefined,
  colors: ReadonlyMap<string, string>,
): SourceTerm {
  const { photograph } = edit ?? {}
  const cut = (shape: 'banner' | 'banner-band') => {
    if (!photograph) return undefined
    const { alt, spec } = photographImage(photograph, colors)
    return { alt, spec: { ...spec, shape } }
  }
  const banner = photograph && {
    featuredImage: cut('banner'),
    featuredImageMobile: cut('banner-band'),
    featuredVideo: undefined,
  }
  return { ...ofFiles, slug, name, content: story || undefined, ...banner }
}

/** A product with the names and colours of its swatches as people changed them, and found by these names. */
function withEditedTerms(
  product: SourceProduct,
  terms: readonly EditedTerm[],
  colours: ReadonlyMap<string, SourceSwatch>,
): SourceProduct {
  const productTerms = new Set([
    ...slugsOf.brand(product).map((slug) => `brand ${slug}`),
    ...swatchTerms(product).map(({ kind, slug }) => `${kind} ${slug}`),
  ])
  const edited = terms.flatMap(({ edit }) => edit ?? [])
  const isOwn = ({ kind, slug }: (typeof edited)[number]) => productTerms.has(`${kind} ${slug}`)
  const ownEdits = edited.filter(isOwn)
  const groups = new Set(
    terms.flatMap((term) => (productTerms.has(`colour ${term.slug}`) ? term.parent : [])),
  )
  const groupEdits = edited.filter(({ kind, slug }) => kind === 'colour' && groups.has(slug))
  if (ownEdits.length + groupEdits.length === 0) return product
  const sizeNames = new Map<string, string>()
  const options = product.options.map((option) => ({
    ...option,
    swatches: option.swatches.map((swatch): SourceSwatch => {
      const key = `${option.facet} ${option.scale?.prefix ?? ''}${swatch.slug}`
      const edit = ownEdits.find(({ kind, slug }) => `${kind} ${slug}` === key)
      if (!edit) return swatch
      if (option.facet === 'size') sizeNames.set(swatch.label, edit.name)
      const painted = option.facet === 'colour' ? colours.get(swatch.slug) : undefined
      if (!painted) return { ...swatch, label: edit.name }
      return swatch.type === 'image-swatch' && painted.type === 'colour-swatch'
        ? { ...swatch, label: painted.label, color: painted.color }
        : painted
    }),
  }))
  const sizeName = (size: string) => sizeNames.get(size) ?? size
  const { sizeTable } = product
  return {
    ...product,
    options,
    keywords: [
      ...product.keywords,
      ...ownEdits.map(({ thai }) => thai),
      ...groupEdits.flatMap(({ name, thai }) => [name, thai]),
    ].filter(Boolean),
    sizeTable: sizeTable && {
      ...sizeTable,
      rows: sizeTable.rows.map(([size = '', ...measures]) => [sizeName(size), ...measures]),
    },
    fashionModels: product.fashionModels.map((model) => ({ ...model, size: sizeName(model.size) })),
  }
}
