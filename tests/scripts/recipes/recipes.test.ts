import { existsSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../temporaryFolder.ts'
import { addCmsCall, addField, addMachine, addPage, apply } from './recipes.ts'

// The deep run follows the recipes to their end. This test fails as soon as an edit has lost its place.
test('the edits of the recipes of CONTRIBUTING.md find their places in the sources', async () => {
  const edits = [...addCmsCall, ...addField, ...addPage, ...addMachine]
  const existing = edits.map(({ file }) => file).filter((file) => existsSync(inRoot(file)))
  const folder = await temporaryFolder(
    Object.fromEntries(existing.map((file) => [file, readFileSync(inRoot(file), 'utf8')])),
  )
  apply(folder, edits)
})
