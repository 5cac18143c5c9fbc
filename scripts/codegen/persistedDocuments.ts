import { type FragmentDefinitionNode, visit } from 'graphql'
import {
  type DocumentFiles,
  executableText,
  fragmentsOf,
  hashOf,
  operationsOf,
} from './documents.ts'

/** Every document of the shop by its hash: all that runs in production. */
export function plugin(_schema: unknown, files: DocumentFiles) {
  const fragments = fragmentsOf(files)
  const texts = operationsOf(files).map((operation) => {
    const used = new Set<FragmentDefinitionNode>()
    const collect = {
      FragmentSpread(spread: { name: { value: string } }) {
        const fragment = fragments.get(spread.name.value)
        if (!fragment || used.has(fragment)) return
        used.add(fragment)
        visit(fragment, collect)
      },
    }
    visit(operation, collect)
    return executableText(operation, used)
  })
  const entries = texts.map((text) => [hashOf(text), text])
  return JSON.stringify(Object.fromEntries(entries.sort()), null, 2)
}
