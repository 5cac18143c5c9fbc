import type { Version } from './useVersion.ts'

/** A screenshot of a state in both versions, empty where one has none. */
export interface ScreenPair {
  /** `machine/state.width`. */
  name: string
  before: string
  after: string
}

/** The screenshots of a machine that are not the same bytes in both versions; none if one of them has no screenshots. */
export function differingScreens(before: Version, after: Version, machine: string): ScreenPair[] {
  const hasBoth = [before, after].every(({ screens }) => Object.keys(screens).length > 0)
  if (!hasBoth) return []
  const names = new Set([...Object.keys(before.screens), ...Object.keys(after.screens)])
  return [...names]
    .filter((name) => name.startsWith(`${machine}/`))
    .map((name) => ({
      name,
      before: before.screens[name] ?? '',
      after: after.screens[name] ?? '',
    }))
    .filter((pair) => pair.before !== pair.after)
    .sort((a, b) => a.name.localeCompare(b.name))
}
