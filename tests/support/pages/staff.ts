import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

/** Runs `npm run cms -- …` against the shop under test. Returns its output. */
export async function asStaff(...commands: string[]): Promise<string> {
  const data = process.env['SHOP_DATA']
  if (!data) throw new Error('SHOP_DATA must name the data directory of the shop under test')
  const { stdout } = await run(process.execPath, ['cms/cli.ts', ...commands], {
    cwd: root,
    env: { ...process.env, VITRINE_DATA: data },
  })
  return stdout
}
