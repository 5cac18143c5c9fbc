import type { ReportFile } from './page.ts'

/** The report whose images a person accepted; `accepted` has the version and date of those that were accepted alone. */
export interface Baseline extends ReportFile {
  accepted: Readonly<Record<string, { version: string; date: string }>>
}

const isNamed = (screen: string, name: string) =>
  screen === name || screen.startsWith(`${name}/`) || screen.startsWith(`${name}.`)

/**
 * Returns the baseline with images of a report: all of them, or those of the given machines, states and screens, such as
 * `search`, `search/search.idle` or `search/search.idle.phone`. Throws when the report or a name has no pictures.
 */
export function accept(
  baseline: Baseline | undefined,
  report: ReportFile,
  names: readonly string[],
): Baseline {
  if (Object.keys(report.screens).length === 0)
    throw new Error('The report has no pictures: run the browser tests, npm test -- e2e, first.')
  if (names.length === 0) return { ...report, accepted: {} }
  const known = { ...baseline?.screens }
  const accepted = { ...baseline?.accepted }
  for (const name of names) {
    const found = Object.keys({ ...known, ...report.screens }).filter((screen) =>
      isNamed(screen, name),
    )
    if (found.length === 0)
      throw new Error(
        `The report has no pictures of “${name}”: give a machine such as search, a state such as search/search.idle, or a screen such as search/search.idle.phone.`,
      )
    for (const screen of found) {
      const image = report.screens[screen]
      if (image) known[screen] = image
      else delete known[screen]
      accepted[screen] = { version: report.version, date: report.date }
    }
  }
  return { ...(baseline ?? report), screens: known, accepted }
}
