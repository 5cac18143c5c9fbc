import { z } from 'zod'
import { backUp } from '#cms/backup/backUp.ts'
import type { Operation } from './operation.ts'

export const BackupInput = z.object({ path: z.string().min(1) })

/** Backs the running shop up. */
export const runBackup: Operation<z.infer<typeof BackupInput>, string> = (cms, { path }, report) =>
  backUp(cms, path, report)
