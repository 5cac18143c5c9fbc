import { readdir } from 'node:fs/promises'
import { checkTypes, installPackages } from './shared/packages.ts'

const folder = new URL('.', import.meta.url)
const files = await readdir(folder)
const name = process.argv[2] ?? ''
// A benchmark is a file beside this one that exports `run`; its helpers are in folders.
const benchmarks = files
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length))

if (benchmarks.includes(name)) {
  await installPackages()
  await checkTypes()
  const { run }: { run: (parts: readonly string[]) => Promise<void> } = await import(
    new URL(`${name}.ts`, folder).href
  )
  await run(process.argv.slice(3))
} else {
  console.error(`Name a benchmark: npm run bench -- ${benchmarks.join(' | ')}`)
  process.exitCode = 1
}
