import { findBrokenLinks } from './docs/brokenLinks.mjs'
import { Failure, runMain } from './lib/failure.mjs'
import { root } from './lib/paths.mjs'

await runMain(async () => {
  const { count, broken } = findBrokenLinks(root)
  if (broken.length > 0) throw new Failure(broken.join('\n'))
  console.log(`${count} links`)
})
