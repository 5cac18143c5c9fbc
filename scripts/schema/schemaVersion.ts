import { type Change, CriticalityLevel } from '@graphql-inspector/core'

/** A version of the schema: major, minor and patch. */
export type Version = readonly [major: number, minor: number, patch: number]

/** Reads the version from the first line of a schema, `# Version 1.0.0`. Throws when it has none. */
export function versionOf(schema: string): Version {
  const [, major, minor, patch] = /^# Version (\d+)\.(\d+)\.(\d+)\b/.exec(schema) ?? []
  if (!patch) throw new Error('schema.graphql must start with a comment such as "# Version 1.0.0".')
  return [Number(major), Number(minor), Number(patch)]
}

/** `1.0.0` */
export const textOf = (version: Version) => version.join('.')

/** Changes that a client does not notice. */
const isDescription = ({ type }: Change) => type.includes('_DESCRIPTION_')

const isBreaking = ({ criticality }: Change) => criticality.level === CriticalityLevel.Breaking

/**
 * Returns the lowest version that a schema with these changes may have: the next major one if a client can break, the
 * next minor one if clients get something new, and the next patch for other descriptions.
 */
export function lowestVersion([major, minor, patch]: Version, changes: readonly Change[]): Version {
  if (changes.some(isBreaking)) return [major + 1, 0, 0]
  if (!changes.every(isDescription)) return [major, minor + 1, 0]
  return changes.length > 0 ? [major, minor, patch + 1] : [major, minor, patch]
}

const isLower = (one: Version, other: Version) => {
  const index = one.findIndex((part, index) => part !== other[index])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}

/** Describes why a version does not fit the changes since the released one, and what to do. Undefined if it fits. */
export function versionProblem(version: Version, released: Version, changes: readonly Change[]) {
  if (changes.length === 0 && textOf(version) !== textOf(released))
    return `schema.graphql equals the released schema ${textOf(released)}, but its version is ${textOf(version)}. Set it to ${textOf(released)}.`
  const lowest = lowestVersion(released, changes)
  if (!isLower(version, lowest)) return undefined
  const breaking = changes.filter(isBreaking).map(({ message }) => `  ${message}`)
  const reason =
    breaking.length > 0
      ? `These changes break clients of version ${textOf(released)}:\n${breaking.join('\n')}\nKeep the earlier field and mark it as @deprecated (docs/schema/README.md), or `
      : `schema.graphql differs from the released schema ${textOf(released)}: `
  return `${reason}set the version in its first line to ${textOf(lowest)} and run npm run schema.`
}
