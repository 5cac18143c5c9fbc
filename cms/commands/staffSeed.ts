import { z } from 'zod'
import { drawAhead } from '#cms/media/plates/drawAhead.ts'
import { seed, seedSynthetic } from '#cms/seed.ts'
import type { Operation } from './operation.ts'

export const SeedInput = z.object({ products: z.number().int().min(1).max(1_000_000).nullable() })

/** Replaces pages and catalogue with those of the project's files, or with a synthetic catalogue. */
export const runSeed: Operation<z.infer<typeof SeedInput>, string> = async (
  cms,
  { products },
  report,
) => {
  const progress = (text: string, done = 0, total = 0) => report({ text, done, total })
  if (products !== null) {
    await seedSynthetic(cms, products, progress)
    await drawAhead(cms)
    return `A synthetic catalogue of ${products.toLocaleString('en-US')} products is stored.`
  }
  await seed(cms, progress, { isForced: true })
  await drawAhead(cms)
  return 'Pages, menus and the catalogue match the files of the project.'
}
