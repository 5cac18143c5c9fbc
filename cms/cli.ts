import { formatHelp } from './commands/help.ts'
import { runCommand, UsageError } from './commands/run.ts'

try {
  console.log(await runCommand(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof UsageError) console.error(`\n${formatHelp(error.command)}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
