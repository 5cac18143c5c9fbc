import { z } from 'zod'
import { seed, seedSynthetic } from '#cms/seed.ts'
import type { Operation } from './operation.ts'

export const SeedInput = z.object({
  products: z.number().int().min(1).max(1_000_000).nullable(),
})

/** Stores the project's files anew, or a synthetic catalogue of so many products. */
export const seedShop: Operation<z.infer<typeof SeedInput>, string> = async (
  cms,
  { products },
  report,
) => {
  const show = (text: string, done = 0, total = 0) => report({ text, done, total })
  if (products === null) {
    await seed(cms, show, { isForced: true })
    return 'Pages, menus and the catalogue are as the files say.'
  }
  await seedSynthetic(cms, products, show)
  return `The catalogue holds ${products} synthetic products. To return: npm run cms -- seed`
}
