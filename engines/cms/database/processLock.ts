import { createHash, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

interface Holder {
  pid: number
  /** Start time of the process in kernel ticks, if known: a pid alone may be reused. */
  started: string | null
}

/**
 * Takes a lock for this process, also from a process that has ended, and returns the function that releases it. Throws
 * an Error with `describeHolder`'s message when another process holds it.
 */
export async function takeLock(
  lockFile: string,
  describeHolder: (pid: number) => string,
): Promise<() => void> {
  const mine: Holder = { pid: process.pid, started: await startTick(process.pid) }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(lockFile, JSON.stringify(mine))) {
      return () => rmSync(lockFile, { force: true })
    }
    const text = await readFile(lockFile, 'utf8').catch(() => '')
    const holder = parseHolder(text)
    if (holder && (await isAlive(holder))) throw new Error(describeHolder(holder.pid))
    await removeStale(lockFile, text)
  }
  throw new Error(isBeingTaken(lockFile))
}

const isBeingTaken = (lockFile: string) =>
  `Another process is taking the lock ${lockFile}. Try again.`

/** Creates the lock with its content in one step, so that no process reads it half-written. */
async function create(lockFile: string, text: string): Promise<boolean> {
  const draft = `${lockFile}.${randomUUID()}`
  await writeFile(draft, text, { flag: 'wx' })
  try {
    await link(draft, lockFile)
    return true
  } catch (error) {
    if (!isFileExists(error)) throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Removes a stale lock, under a lock that is named by its content, so that no other process can have replaced that
 * content. Throws an Error while another process does so.
 */
async function removeStale(lockFile: string, text: string): Promise<void> {
  const content = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const release = await takeLock(`${lockFile}.${content}`, () => isBeingTaken(lockFile))
  try {
    const current = await readFile(lockFile, 'utf8').catch(() => null)
    if (current === text) await rm(lockFile)
  } finally {
    release()
  }
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

/** The start time of a running process, or null for a zombie and where the system has no /proc. */
async function startTick(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ')
  return fields[1] === 'Z' ? null : (fields[20] ?? null)
}

function isFileExists(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
