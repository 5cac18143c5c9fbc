import { userInfo } from 'node:os'
import { CommanderError } from 'commander'
import { readEnvironment } from '#cms/core/environment.ts'
import type { Task } from '../staff/messages.ts'
import { backUpShop, restoreShop } from './maintenance.ts'
import { createProgram } from './program.ts'
import { reachStaff } from './reachStaff.ts'
import { tryEmail, tryPayment } from './trySettings.ts'

/**
 * Runs one command and resolves with what it prints. Throws a CommanderError on wrong use, after writing the reason and
 * the help with `writeError`, and any other Error when the command fails.
 */
export async function runCommand(
  given: readonly string[],
  variables: Record<string, string | undefined>,
  writeError: (text: string) => void = (text) => process.stderr.write(text),
): Promise<string> {
  let output = ''
  const perform = async (task: Task) => {
    const { by = variables['STAFF_NAME'] || userInfo().username } = program.opts<{ by?: string }>()
    const staff = await reachStaff(readEnvironment(variables), by.trim().slice(0, 60))
    try {
      output += await task(staff)
    } finally {
      await staff.close()
    }
  }
  const program = createProgram(perform, {
    async backUp(file) {
      output += await backUpShop(readEnvironment(variables), file)
    },
    async tryEmail(to) {
      output += await tryEmail(readEnvironment(variables), to)
    },
    async tryPayment() {
      output += await tryPayment(readEnvironment(variables))
    },
    async restore(file, isReplacing) {
      output += await restoreShop(readEnvironment(variables), file, isReplacing)
    },
  })
  for (const command of [program, ...program.commands]) {
    command.configureOutput({
      writeOut: (text) => {
        output += text
      },
      writeErr: writeError,
    })
  }
  try {
    await program.parseAsync(given.length ? given : ['help'], { from: 'user' })
  } catch (error) {
    const isHelp = error instanceof CommanderError && error.exitCode === 0
    if (!isHelp) throw error
  }
  return output
}
