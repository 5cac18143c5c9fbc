import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { withModules } from '../../scripts/vite/pageModules.ts'

test.each(globSync('web/pages/**/*.page.ts'))('%s names the file of its component', (file) => {
  const folder = dirname(file)
  expect(withModules(readFileSync(file, 'utf8'), folder)).toMatch(
    new RegExp(`module: "${folder}/\\w+Page\\.tsx"`),
  )
})
