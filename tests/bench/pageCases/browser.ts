import { type Browser, chromium } from '@playwright/test'

/** A Chromium of its own; `port` opens it to Lighthouse. */
export function openBrowser(port?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      ...(port ? [`--remote-debugging-port=${port}`] : []),
    ],
  })
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** One line of the report: what was measured, what it came to, and what it should stay under. */
export function report(name: string, value: number, limit: number, unit: string) {
  const verdict = value <= limit ? 'within' : 'OVER'
  console.log(
    name.padEnd(58),
    `${Math.round(value * 100) / 100} ${unit}`.padStart(12),
    `${verdict} ${limit}`.padStart(14),
  )
}
