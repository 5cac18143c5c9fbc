import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const cache = fileURLToPath(new URL('../../.cache/report', import.meta.url))

/** Folders of the last run's report, of whole runs and of accepted images. */
const ownFolders = { last: cache, kept: process.env['REPORTS_FOLDER'] || join(cache, 'runs') }

/** A report of the tests that is stored where the gallery is served. */
interface StoredReport {
  /** In its address: `last`, `accepted`, or the name of a whole run. */
  id: string
  path: string
  version: string
  date: string
  verdict: string
}

interface Summary {
  version: string
  date: string
  verdict: string
}

/** Serves the reports of test runs to the gallery: the last run, the accepted images, and the kept whole runs. */
export function registerGalleryReports(app: FastifyInstance, folders = ownFolders): void {
  app.get('/_machines/reports.json', async (_, reply) => {
    const reports = await storedReports(folders)
    return reply
      .header('cache-control', 'no-store')
      .send(reports.map(({ path: _, ...report }) => report))
  })
  app.get<{ Params: { id: string } }>('/_machines/reports/:id.json', async (request, reply) => {
    const found = (await storedReports(folders)).find(({ id }) => id === request.params.id)
    if (!found) return reply.code(404).send({ message: 'There is no such report' })
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await readFile(found.path))
  })
}

async function storedReports({ last, kept }: typeof ownFolders): Promise<StoredReport[]> {
  const names = await readdir(kept, { withFileTypes: true }).catch(() => [])
  const runs = names.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const all = await Promise.all([
    readStored('last', join(last, 'report.json'), join(last, 'report.json')),
    readStored('accepted', join(kept, 'baseline.json'), join(kept, 'baseline.json')),
    ...runs
      .toSorted()
      .toReversed()
      .map((name) =>
        readStored(name, join(kept, name, 'report.json'), join(kept, name, 'summary.json')),
      ),
  ])
  return all.flat()
}

/** A report by its file and the file that has its version, date and verdict; none if one is missing. */
async function readStored(id: string, path: string, about: string): Promise<StoredReport[]> {
  if (!existsSync(path) || !existsSync(about)) return []
  const { version, date, verdict }: Summary = JSON.parse(await readFile(about, 'utf8'))
  return [{ id, path, version, date, verdict }]
}
