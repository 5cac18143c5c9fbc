import { machineCatalog } from '#machines/catalog/machineCatalog.ts'
import { plainMachine } from '#machines/tools/plainMachine.ts'
import type { FileRecord, TestRecord } from '../../../scripts/lib/records.mjs'
import type { Sources } from './report.ts'

const search = { id: 'search', items: ['search.idle', 'search.idle opened 0'] }

const record = (project: string, test: Partial<TestRecord>): FileRecord => ({
  project,
  file: `tests/${project}/search.test.ts`,
  version: '1a2b3c4d',
  date: '2026-11-24T01:00:00.000Z',
  duration: 10,
  tests: [{ title: 'the search opens', status: 'passed', duration: 10, machine: search, ...test }],
})

const structure = machineCatalog
  .filter(({ machine }) => machine.id === 'search')
  .map(({ machine }) => plainMachine(machine))

/** A small run with one failure in a browser, for tests of the report and of the gallery. */
export const reportSources: Sources = {
  version: '1a2b3c4d',
  commit: { id: '1a2b3c4d5e6f', date: '2026-11-24T00:30:00Z', subject: 'Open the search' },
  date: '2026-11-24T01:10:00.000Z',
  programs: { Node: '24' },
  records: [
    record('machines', {}),
    record('phone', {
      status: 'failed',
      message: 'expected the drawer to be open',
      accessibility: [
        {
          page: 'search.idle',
          violations: [{ rule: 'color-contrast', elements: ['<p class="hint">'] }],
        },
      ],
    }),
  ],
  projects: ['machines', 'phone', 'desktop'],
  clauses: [],
  machines: [
    {
      id: 'search',
      about: 'Searches.',
      structure: structure[0] ?? { id: 'search', states: [], transitions: [] },
      states: [
        { id: 'search.idle', title: 'Closed' },
        { id: 'search.open', title: 'Open' },
      ],
      transitions: [{ id: 'search.idle opened 0', title: 'Opened' }],
    },
  ],
  machinesOfFile: () => [],
  excluded: { search: { 'search.open': 'It opens immediately' } },
  screens: ['search/search.idle.phone'],
}
