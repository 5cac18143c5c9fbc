import { readdir } from 'node:fs/promises'
import { plainText, versionOf, writeRecord } from '../../scripts/lib/records.mjs'
import { benchmarkFile } from '../support/report/report.ts'
import { capture } from './shared/capture.ts'
import { checkTypes, installPackages } from './shared/packages.ts'

const folder = new URL('.', import.meta.url)
const files = await readdir(folder)
const name = process.argv[2] ?? ''
// A benchmark is a file beside this one that exports `run`; its helpers are in folders.
const known = files
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length))

if (known.includes(name)) {
  await installPackages()
  await checkTypes()
  const { run }: { run: (parts: readonly string[]) => Promise<void> } = await import(
    new URL(`${name}.ts`, folder).href
  )
  const parts = process.argv.slice(3)
  const started = performance.now()
  const printed = await capture(() => run(parts))
  // For the report of the next test run.
  writeRecord({
    project: 'bench',
    file: benchmarkFile(name),
    version: versionOf(),
    date: new Date().toISOString(),
    tests: [
      {
        title: ['npm run bench --', name, ...parts].join(' '),
        status: process.exitCode ? 'failed' : 'passed',
        duration: Math.round(performance.now() - started),
        message: plainText(printed),
      },
    ],
  })
} else {
  console.error(`Name a benchmark: npm run bench -- ${known.join(' | ')}`)
  process.exitCode = 1
}
