import { createHash } from 'node:crypto'
import { addTypenameToDocument } from '@apollo/client/utilities'
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql'

/** The parsed files that a plugin is called with. */
export type DocumentFiles = readonly { document?: DocumentNode }[]

/** The part of a plugin's configuration that holds the fragments of other files. */
export interface FragmentConfig {
  externalFragments?: readonly { node: FragmentDefinitionNode }[]
}

/** Capitalizes a name: `listing` → `Listing`. */
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The operations of some files, in their order. */
export function operationDefinitions(files: DocumentFiles): OperationDefinitionNode[] {
  return definitionsOf(files).filter((node) => node.kind === Kind.OPERATION_DEFINITION)
}

/** The fragments of some files, in their order. */
export function fragmentDefinitions(files: DocumentFiles): FragmentDefinitionNode[] {
  return definitionsOf(files).filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
}

function definitionsOf(files: DocumentFiles): DefinitionNode[] {
  return files.flatMap((file) => file.document?.definitions ?? [])
}

/** The fragments that an operation spreads, directly or through other fragments. */
export function fragmentsUsedBy(
  operation: OperationDefinitionNode,
  files: DocumentFiles,
  { externalFragments = [] }: FragmentConfig = {},
): FragmentDefinitionNode[] {
  const allFragments = [...fragmentDefinitions(files), ...externalFragments.map(({ node }) => node)]
  const byName = new Map(allFragments.map((node) => [node.name.value, node]))
  const used = new Set<FragmentDefinitionNode>()
  const collect = {
    FragmentSpread({ name }: { name: { value: string } }) {
      const fragment = byName.get(name.value)
      if (!fragment || used.has(fragment)) return
      used.add(fragment)
      visit(fragment, collect)
    },
  }
  visit(operation, collect)
  return [...used].sort((a, b) => a.name.value.localeCompare(b.name.value, 'en'))
}

/** An operation and its fragments with `__typename` everywhere, as Apollo Client's cache needs it. */
export function executableDocument(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): DocumentNode {
  return addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] })
}

const inLanguage = parse(
  'query ($language: Language) @inContext(language: $language) { __typename }',
).definitions[0] as OperationDefinitionNode

/** The operation in the language that the variable `language` names, which is not written into each document. */
const withLanguage = (operation: OperationDefinitionNode): OperationDefinitionNode => ({
  ...operation,
  variableDefinitions: [
    ...(operation.variableDefinitions ?? []),
    ...(inLanguage.variableDefinitions ?? []),
  ],
  directives: [...(operation.directives ?? []), ...(inLanguage.directives ?? [])],
})

/** The text of `executableDocument` in any language, which the gateway runs. */
export const executableText = (
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
) => print(executableDocument(withLanguage(operation), fragments))

/** The id under which a document is persisted: the SHA-256 of its text, in hexadecimal. */
export const documentHash = (text: string) => createHash('sha256').update(text).digest('hex')
