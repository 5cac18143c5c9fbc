import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { Cms } from '#cms/core/context.ts'
import { commandLineLabel, type StaffMessage } from './messages.ts'
import { perform } from './operations.ts'

/** Runs a named operation for the command line and reports progress, result or error, without throwing. */
export async function runOperation(
  cms: Cms,
  name: string,
  input: unknown,
  { staff, report }: { staff: string; report: (message: StaffMessage) => void },
): Promise<void> {
  try {
    const value = await perform(cms, name, input, {
      staff: commandLineLabel(staff),
      // The command line has the secret of the host.
      role: 'manager',
      report: (progress) => report({ type: 'progress', ...progress }),
    })
    report({ type: 'result', value })
  } catch (error) {
    if (!(error instanceof ContractProblem))
      cms.log.error({ err: error }, 'a staff operation failed')
    report({ type: 'problem', message: error instanceof Error ? error.message : String(error) })
  }
}
