import type { Report } from './report.ts'

/** The file `report.json`: a report with its screenshots as data URLs, by their names. */
export interface ReportFile extends Report {
  screens: Readonly<Record<string, string>>
}

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

/** A person's acceptance of a report. */
interface SignOff {
  who: string
  note: string
  /** The accepted machines, states and screens; everything without names. */
  names: readonly string[]
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()

/** The names of records whose values differ in two records. */
const changedIn = <Value>(before: Readonly<Record<string, Value>>, after: typeof before) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )

/** A row of the sign-offs: who accepted what of which commit, what differs from what was accepted before, and why. */
export function signOffRow(
  before: Baseline | undefined,
  after: Baseline,
  report: ReportFile,
  { who, note, names }: SignOff,
): string {
  const structures = (file: ReportFile | undefined) =>
    Object.fromEntries((file?.machines ?? []).map(({ id, structure }) => [id, structure]))
  const pictures = changedIn(before?.screens ?? {}, after.screens).length
  const machines = changedIn(structures(before), structures(report))
  const accepted = [
    names.length > 0 ? names.join(', ') : 'everything',
    pictures === 1 ? '1 picture differs' : `${pictures} pictures differ`,
    before && machines.length > 0 ? `machines that differ: ${machines.join(', ')}` : '',
  ]
  const { commit, version, date, verdict } = report
  const cells = [
    new Date().toISOString().slice(0, 10),
    commit ? `${commit.id.slice(0, 8)} ${commit.subject}` : version,
    who,
    accepted.filter(Boolean).join('; '),
    `${verdict}, ${version}, ${date}`,
    note,
  ]
  return `| ${cells.map(cell).join(' | ')} |\n`
}
