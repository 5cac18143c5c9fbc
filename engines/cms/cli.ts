import { CommanderError } from 'commander'
import { runCommand } from './commands/run.ts'

try {
  console.log(await runCommand(process.argv.slice(2), process.env))
} catch (error) {
  const isWrongUse = error instanceof CommanderError
  if (!isWrongUse) console.error(error instanceof Error ? error.message : error)
  process.exitCode = isWrongUse ? 2 : 1
}
