import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with files (path and content), removed when the test ends. */
export async function temporaryFolder(files: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}
