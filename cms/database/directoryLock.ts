import { readFile, rm, writeFile } from 'node:fs/promises'

interface Holder {
  pid: number
  /** Kernel start tick of the process where it is known: a pid alone may be used again. */
  started: string | null
}

/**
 * Makes this process the only one to use a data directory and returns how to let it go. Throws an
 * Error that names the holder. A lock left behind by a process that is gone is taken over.
 */
export async function takeDirectory(lockFile: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, started: await startTick(process.pid) }
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(lockFile, JSON.stringify(mine), { flag: 'wx' })
      return () => rm(lockFile, { force: true })
    } catch (error) {
      if (!isFileExists(error)) throw error
      await refuseOrClear(lockFile)
    }
  }
  throw new Error(`Another process is just opening the database beside ${lockFile}. Start again.`)
}

async function refuseOrClear(lockFile: string) {
  const holder = parseHolder(await readFile(lockFile, 'utf8').catch(() => ''))
  if (holder && (await isAlive(holder))) {
    throw new Error(
      `The data directory is in use by process ${holder.pid}. Stop that one first, or set VITRINE_DATA to another directory.`,
    )
  }
  await rm(lockFile, { force: true })
}

function parseHolder(text: string): Holder | null {
  const [, pid] = /"pid":(\d+)/.exec(text) ?? []
  const [, started] = /"started":"(\d+)"/.exec(text) ?? []
  return pid ? { pid: Number(pid), started: started ?? null } : null
}

async function isAlive({ pid, started }: Holder) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return started === (await startTick(pid))
}

async function startTick(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? null
}

function isFileExists(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
