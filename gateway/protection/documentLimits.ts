import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'

/** Limits of one document, well above those that the shop's own need. */
export const documentLimits = { depth: 16, aliases: 30, rootFields: 20, fields: 5000, tokens: 3000 }

/** The cost of one operation against the limits that count its fields. */
export type OperationCost = Record<Exclude<keyof typeof documentLimits, 'tokens'>, number>

interface Extent {
  depth: number
  aliases: number
  /** Fields and fragments after all fragments are expanded, as the compiler of documents does. */
  fields: number
}

const nothing: Extent = { depth: 0, aliases: 0, fields: 0 }

/** The root fields of an operation, including aliases and fragments. */
export function operationRootFields(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string[] {
  const names: string[] = []
  const seen = new Set<string>()
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) collect(fragment.selectionSet)
      }
    }
  }
  collect(operation.selectionSet)
  return names
}

// Each fragment is measured once, so that fragments that spread each other twice do not multiply the work.
function measure({ selections }: SelectionSetNode, ofFragment: (name: string) => Extent): Extent {
  let { depth, aliases, fields } = nothing
  for (const selection of selections) {
    let inner = nothing
    if (selection.kind === Kind.FRAGMENT_SPREAD) inner = ofFragment(selection.name.value)
    else if (selection.selectionSet) inner = measure(selection.selectionSet, ofFragment)
    const isField = selection.kind === Kind.FIELD
    fields += inner.fields + 1
    // The introspection query is deep, but its result is small.
    if (isField && selection.name.value.startsWith('__')) continue
    depth = Math.max(depth, inner.depth + (isField ? 1 : 0))
    aliases += inner.aliases + (isField && selection.alias ? 1 : 0)
  }
  return { depth, aliases, fields }
}

/** The fragments of a document by their names. */
export const documentFragments = ({ definitions }: DocumentNode) =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  )

/** Returns a function that measures operations of a document with these fragments. */
export function operationCosts(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const extents = new Map<string, Extent>()
  const ofFragment = (name: string): Extent => {
    const measured = extents.get(name)
    if (measured) return measured
    // Another rule reports circular fragments; here they must only not recurse forever.
    extents.set(name, nothing)
    const fragment = fragments.get(name)
    const extent = fragment ? measure(fragment.selectionSet, ofFragment) : nothing
    extents.set(name, extent)
    return extent
  }
  return (operation: OperationDefinitionNode): OperationCost => ({
    ...measure(operation.selectionSet, ofFragment),
    rootFields: operationRootFields(operation, fragments).length,
  })
}

/** Rejects documents that are too deep or have too many aliases or root fields. */
export const limitDocuments: ValidationRule = (context) => {
  const costOf = operationCosts(documentFragments(context.getDocument()))
  const report = (what: string) =>
    context.reportError(
      new GraphQLError(`This document ${what}.`, { extensions: { code: 'DOCUMENT_TOO_LARGE' } }),
    )
  return {
    OperationDefinition(operation) {
      const { depth, aliases, fields, rootFields } = costOf(operation)
      if (depth > documentLimits.depth) report(`is deeper than ${documentLimits.depth} levels`)
      if (aliases > documentLimits.aliases)
        report(`has more than ${documentLimits.aliases} aliases`)
      if (fields > documentLimits.fields)
        report(`has more than ${documentLimits.fields} fields with those of its fragments`)
      if (rootFields > documentLimits.rootFields)
        report(`has more than ${documentLimits.rootFields} root fields`)
    },
  }
}
