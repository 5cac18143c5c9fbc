import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateNode } from 'xstate'
import { type CatalogueEntry, catalogue } from './catalogue.ts'
import { mermaidOf } from './mermaid.ts'
import { nodesOf, transitionsOf } from './reading.ts'

const file = join(import.meta.dirname, '../README.md')

const pathOf = (node: AnyStateNode) => node.path.join('.') || 'anywhere'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

const folded = (title: string, body: string) =>
  `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`

function chapterOf({ machine, about }: CatalogueEntry): string {
  const states = nodesOf(machine).slice(1)
  const transitions = transitionsOf(machine)
  const stateRows = states.map((node) => [
    pathOf(node),
    node.meta?.view ?? '',
    node.meta?.spec ?? '',
  ])
  const transitionRows = transitions.map(({ source, event, guard, targets, meaning }) => [
    pathOf(source),
    guard ? `${event} [${guard}]` : event,
    targets.map(pathOf).join(', ') || 'stays',
    meaning,
  ])
  return [
    `## ${machine.id}`,
    about,
    `\`\`\`mermaid\n${mermaidOf(machine)}\n\`\`\``,
    folded(
      `${states.length} states`,
      table(['State', 'What the shopper sees', 'SPEC.md'], stateRows),
    ),
    folded(
      `${transitions.length} transitions`,
      table(['From', 'On', 'To', 'Meaning'], transitionRows),
    ),
  ].join('\n\n')
}

/** machines/README.md: every production machine as a picture and as tables. */
export const readme = (): string =>
  [
    '# The machines',
    'Drawn by `npm run diagrams` from the machines that the shop runs; `npm test` fails when this page is stale. “At once” needs no event, “answers” and “fails” are how an effect ends, a word in brackets is a guard.',
    ...catalogue.map(chapterOf),
    '',
  ].join('\n\n')

async function main(isCheck: boolean): Promise<void> {
  const fresh = readme()
  if (!isCheck) return writeFile(file, fresh)
  if ((await readFile(file, 'utf8').catch(() => '')) === fresh) return
  console.error('machines/README.md is stale: run `npm run diagrams` and commit what it writes.')
  process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.includes('--check'))
}
