import { join } from 'node:path'
import { inRoot } from '../../../scripts/lib/paths.mjs'

/** The report of the last run. */
export const reportFolder = inRoot('.cache', 'report')

/**
 * The folder of whole runs, one folder for each, and accepted images; a CI gives a folder that outlives its machine.
 */
export const keptFolder = process.env['REPORTS_FOLDER'] || join(reportFolder, 'runs')
