import { type Change, CriticalityLevel } from '@graphql-inspector/core'

/** Changes that repeat others: a directive's use is one of `@deprecated`, which has an entry of its own. */
const isRepeated = ({ type }: Change) =>
  type.startsWith('DIRECTIVE_USAGE') || type.includes('_DESCRIPTION_')

const isDeprecation = ({ type }: Change) => type.includes('DEPRECATION')

const groups: readonly { title: string; has(change: Change): boolean }[] = [
  {
    title: 'Breaking',
    has: ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  },
  { title: 'Deprecated', has: isDeprecation },
  {
    title: 'Dangerous',
    has: ({ criticality }) => criticality.level === CriticalityLevel.Dangerous,
  },
  {
    title: 'Compatible',
    has: ({ criticality }) => criticality.level === CriticalityLevel.NonBreaking,
  },
]

/** Formats the section of a version: one line for each change, the breaking ones first. */
export function sectionOf(version: string, changes: readonly Change[]): string {
  const rest = new Set(changes.filter((change) => !isRepeated(change)))
  const lists = groups.flatMap(({ title, has }) => {
    const chosen = [...rest].filter(has)
    for (const change of chosen) rest.delete(change)
    const lines = chosen.map(({ message }) => `- ${message.replaceAll("'", '`')}.`)
    return lines.length > 0 ? [`### ${title}\n\n${[...new Set(lines)].sort().join('\n')}\n`] : []
  })
  const body = lists.length > 0 ? lists.join('\n') : 'Descriptions only.\n'
  return `## ${version}\n\n${body}`
}

/** Puts a section into the changelog: above the others, or in place of the one of the same version. */
export function withSection(changelog: string, version: string, section: string): string {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m)
  const others = sections.filter((each) => !each.startsWith(`## ${version}\n`))
  return [head, `${section}${others.length > 0 ? '\n' : ''}`, ...others].join('')
}
