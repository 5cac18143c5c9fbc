import { createHash } from 'node:crypto'
import { addTypenameToDocument } from '@apollo/client/utilities'
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
} from 'graphql'

/** What a plugin is given: the parsed files. */
export type DocumentFiles = readonly { document?: DocumentNode }[]

/** `listing` → `Listing`. */
export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The operations of some files, in their order. */
export function operationsOf(files: DocumentFiles): OperationDefinitionNode[] {
  return definitionsOf(files).filter((node) => node.kind === Kind.OPERATION_DEFINITION)
}

/** Every fragment of some files by its name. */
export function fragmentsOf(files: DocumentFiles) {
  const fragments = definitionsOf(files).filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((node) => [node.name.value, node]))
}

function definitionsOf(files: DocumentFiles): DefinitionNode[] {
  return files.flatMap((file) => file.document?.definitions ?? [])
}

/** The text that runs on the server: `__typename` everywhere, as Apollo Client's cache needs it. */
export function executableText(
  operation: OperationDefinitionNode,
  fragments: Iterable<FragmentDefinitionNode>,
) {
  const ordered = [...fragments].sort((a, b) => a.name.value.localeCompare(b.name.value, 'en'))
  return print(addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...ordered] }))
}

/** The id under which a document is persisted: the SHA-256 of its text, in hexadecimal. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What a generated document carries beside its definitions. */
export function documentMeta({ definitions }: DocumentNode) {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  return operation ? { hash: hashOf(executableText(operation, fragments)) } : undefined
}
