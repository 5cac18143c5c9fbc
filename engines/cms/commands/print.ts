import { eastAsianWidth } from 'get-east-asian-width'
import type { Progress, Report } from '#cms/core/context.ts'

/**
 * Text without sequences that a terminal would run, which are escaped as in JavaScript, since customers may have typed
 * them.
 */
export const printable = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )

/** The columns that a text takes in a terminal: Thai vowels above and below and tone marks take none, Chinese characters two. */
const widthOf = (text: string): number =>
  [...text.replace(/\p{M}/gu, '')].reduce(
    (width, item) => width + eastAsianWidth(item.codePointAt(0) ?? 0),
    0,
  )

/** Formats rows as a table with aligned columns. */
export function formatTable<Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): string {
  const cells = [
    columns.map(titleOf),
    ...rows.map((row) => columns.map((name) => printable(`${row[name]}`))),
  ]
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((row) => widthOf(row[index] ?? ''))),
  )
  return cells
    .map((row) =>
      row
        .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const titleOf = (name: string) => name.replace(/([A-Z])/g, ' $1').toUpperCase()

const barWidth = 24

/** A line of a progress bar, or a count when `total` is 0. */
export function formatProgress({ text, done, total }: Progress): string {
  if (total <= 0) return `${text}  ${done.toLocaleString('en-US')}`
  const share = Math.min(1, done / total)
  const filled = Math.round(share * barWidth)
  const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
  return `${bar} ${String(Math.round(share * 100)).padStart(3)}%  ${text}`
}

/** Shows progress on one line of a terminal, and writes nothing to other streams. */
function createProgressBar(stream: NodeJS.WriteStream) {
  let isShown = false
  return {
    show(progress: Progress) {
      if (!stream.isTTY) return
      stream.write(`\r\u001b[2K${formatProgress(progress).slice(0, (stream.columns ?? 80) - 1)}`)
      isShown = true
    },
    end() {
      if (isShown) stream.write('\r\u001b[2K')
      isShown = false
    },
  }
}

/** Runs work that reports its progress on a line of the terminal. */
export async function showProgress<Result>(
  work: (report: Report) => Promise<Result>,
): Promise<Result> {
  const bar = createProgressBar(process.stderr)
  try {
    return await work(bar.show)
  } finally {
    bar.end()
  }
}
