import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import type { LibraryImage } from '@vitrine/commerce/staff/content.ts'
import { desc, eq, isNotNull } from 'drizzle-orm'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Operation } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import {
  contentVersions,
  photographs,
  productEdits,
  termEdits,
} from '#cms/database/schema/edits.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import { readContentEdits } from '../content/edits.ts'

const Id = z.object({ id: z.string().regex(/^[0-9a-f]{20}$/) })
export const ImageInput = Id
export const DescribeInput = Id.extend({
  alt: z.string().trim().min(1, 'Describe the image').max(200),
  seen: z
    .string('Send the text that you have read')
    .max(200)
    .meta({ description: 'The text alternative that the sender has read' }),
})

/** All uploaded images, the newest first, with what uses them. */
export const listLibrary: Operation<object, LibraryImage[]> = async ({ database }) => {
  const { id, alt, width, height, color, addedAt } = photographs
  const rows = await database
    .select({ id, alt, width, height, ground: color })
    .from(photographs)
    .where(isNotNull(photographs.bytes))
    .orderBy(desc(addedAt), id)
  const uses = await usesOf(database)
  return rows.map((row) => ({
    ...row,
    image: `/staff/photographs/${row.id}`,
    uses: uses.get(row.id) ?? [],
  }))
}

/** The uses of each image: products, brands, and content as it is published or as its newest version has it. */
async function usesOf(database: Database) {
  const products = await database.select().from(productEdits)
  const terms = await database.select().from(termEdits)
  const newest = await database
    .selectDistinctOn([contentVersions.entry])
    .from(contentVersions)
    .orderBy(contentVersions.entry, desc(contentVersions.id))
  const { entries } = await readContentEdits(database)
  const content = [...newest.map(({ entry, files }) => [entry, files] as const), ...entries]
  const used = [
    ...products.flatMap(({ code, photographs: shown }) =>
      shown.map(({ id }) => ({ id, title: code, link: `/products/${code}` })),
    ),
    ...terms.flatMap(({ name, photograph }) =>
      photograph ? [{ id: photograph.id, title: name, link: '/brands' }] : [],
    ),
    ...content.flatMap(([entry, files]) =>
      namedPhotographs(files && parse(files.yaml)).map(({ id }) => ({
        id,
        title: entry,
        link: `/content/${entry}`,
      })),
    ),
  ]
  const byImage = new Map<string, Map<string, LibraryImage['uses'][number]>>()
  for (const { id, ...use } of used)
    byImage.set(id, (byImage.get(id) ?? new Map()).set(use.link, use))
  return new Map([...byImage].map(([id, links]) => [id, [...links.values()]]))
}

/** Changes the text alternative with which content begins when it uses an image. */
export const describeImage: Operation<z.infer<typeof DescribeInput>, string> = async (
  { database },
  { id, alt, seen },
) =>
  transact(database, async (transaction) => {
    const [image] = await transaction
      .select({ alt: photographs.alt })
      .from(photographs)
      .where(eq(photographs.id, id))
      .for('update')
    if (!image) throw notFound('This image does not exist any more.')
    if (image.alt !== seen && image.alt !== alt)
      throw new ContractProblem(
        'conflict',
        `Another person has described this image meanwhile: “${image.alt}”. Look at it again before you go on.`,
      )
    await transaction.update(photographs).set({ alt }).where(eq(photographs.id, id))
    return 'The image is described.'
  })

/** Deletes an image. Throws conflict when it is used. */
export const removeImage: Operation<z.infer<typeof ImageInput>, string> = async (
  { database },
  { id },
) =>
  transact(database, async (transaction) => {
    // Publishing content and products takes this lock too: a use cannot begin meanwhile.
    await lockJob(transaction, 'seed')
    const [use] = (await usesOf(transaction)).get(id) ?? []
    if (use) throw new ContractProblem('conflict', `${use.title} uses this image.`)
    await transaction.delete(photographs).where(eq(photographs.id, id))
    return 'The image is deleted.'
  })

/** Every text of a value, at any depth. */
export function collectTexts(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string') texts.add(value.trim())
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectTexts(item, texts)
  return texts
}

/** The ids of the photographs that a value uses, each with the path of its field. */
export function namedPhotographs(value: unknown, path = ''): { id: string; field: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const field = path === '' ? name : `${path}.${name}`
    return (name === 'photograph' || name === 'mobile') && typeof item === 'string'
      ? [{ id: item, field }]
      : namedPhotographs(item, field)
  })
}
