import {
  BreakingChangeType,
  buildASTSchema,
  buildSchema,
  type DocumentNode,
  findBreakingChanges,
  parse,
  visit,
} from 'graphql'

/**
 * Describes each change that breaks clients of the released schema, except the removal of fields after the date in
 * their deprecation ("Removed from YYYY-MM-DD.").
 */
export function releaseProblems(released: string, schema: string, today: string): string[] {
  const promised = buildASTSchema(withoutExpired(parse(released), today))
  return (
    findBreakingChanges(promised, buildSchema(schema))
      // A removed type breaks clients only by a field that had it, which is a change of its own.
      .filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED)
      .map(({ description }) => description)
  )
}

const withoutExpired = (document: DocumentNode, today: string): DocumentNode =>
  visit(document, {
    enter(node) {
      for (const { arguments: given = [] } of 'directives' in node ? (node.directives ?? []) : [])
        for (const { value } of given) {
          const [, date] = (value.kind === 'StringValue' && endDate.exec(value.value)) || []
          if (date && date <= today) return null
        }
      return undefined
    },
  })

const endDate = /Removed from (\d{4}-\d{2}-\d{2})\.$/
