import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callList, findCall } from '@vitrine/contract/calls/calls.ts'
import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/rest')
const guides = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')

/** The sections of the field guide that describe a call, by the names that they give. */
const sections = new Map(
  guides.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^## /m)
      .slice(1)
      .flatMap((text) => {
        const [, names = ''] = /^Names? ((?:`[\w.]+`(?: and )?)+)\. /m.exec(text) ?? []
        return [...names.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => [name, text] as const)
      }),
  ),
)

/** Calls that the section of another one describes. */
const describedBy: Readonly<Record<string, string>> = {
  'auth.social.callback': 'auth.social',
  'auth.social.form': 'auth.social',
  'stockAlerts.oneClick': 'stockAlerts.unsubscribe',
  'newsletter.oneClick': 'newsletter.unsubscribe',
}
const names = callList.flatMap(({ name, neutralOf }) => (neutralOf ? [] : [name]))

/** The codes in the sentence and the table of a section's errors. */
function codesIn(text: string): Set<string> {
  const after = text
    .split(/Errors:/)
    .slice(1)
    .join('')
  const sentence = after.split('\n', 1)[0] ?? ''
  const rows = after.matchAll(/^\| `(\w+)` \|/gm)
  const codes = [...sentence.matchAll(/`(\w+)`/g), ...rows].map(([, code = '']) => code)
  const codePattern =
    /^(invalid|unauthenticated|forbidden|not_found|conflict|out_of_stock|too_large|unsupported_type|rate_limited|unavailable)$/
  return new Set(codes.filter((code) => codePattern.test(code)))
}

test.each<string>(names)('the field guide describes %s with its path, errors and need', (name) => {
  covers('calls.document.guide')

  const text = sections.get(describedBy[name] ?? name) ?? ''
  expect(text, `docs/rest has no section with: Name \`${name}\`.`).not.toBe('')
  if (describedBy[name]) return
  const { path = '', without, errors = [] } = findCall(name) ?? {}
  const [heading = ''] = text.split('\n', 1)
  expect(heading).toContain(path.split('/:')[0]?.replace('/*', ''))
  expect(/\bOptional\b/.test(text), 'says that it is optional').toBe(without !== undefined)
  expect([...codesIn(text)].toSorted()).toEqual(errors.toSorted())
})

test('every section of the field guide is about a call of the contract', () => {
  covers('calls.document.guide')

  expect([...sections.keys()].filter((name) => findCall(name) === undefined)).toEqual([])
})
