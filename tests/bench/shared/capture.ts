import { format } from 'node:util'

/** Runs a task and returns what it logged to the console, which is printed as well. */
export async function capture(task: () => Promise<void>): Promise<string> {
  const lines: string[] = []
  const { log } = console
  console.log = (...values: unknown[]) => {
    lines.push(format(...values))
    log(...values)
  }
  try {
    await task()
  } finally {
    console.log = log
  }
  return lines.join('\n').trim()
}
