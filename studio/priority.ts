import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Between the priority of what serves visitors, and the lowest, which gets no time at all on a busy machine. */
const low = 5

/**
 * Gives this process a low priority, so that other processes get three times its processor time when both
 * want it. On Linux a priority belongs to a thread: later threads inherit it, existing
 * threads are set here. Changes that the system rejects are skipped.
 */
export function lowerPriority(): void {
  for (const thread of [0, ...threads()]) attempt(() => setPriority(thread, low))
  // Linux on a desktop shares the processor between sessions first, whatever the priorities of
  // their processes are (sched_autogroup). The studio of a server is a session of its own.
  if (isSessionLeader()) attempt(() => writeFileSync('/proc/self/autogroup', String(low)))
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return []
  }
}

function isSessionLeader() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const [, , , , session] = stat.slice(stat.lastIndexOf(')')).split(' ')
    return Number(session) === process.pid
  } catch {
    return false
  }
}

function attempt(change: () => void) {
  try {
    change()
  } catch {
    // Without permission, or on a system without this setting, the studio draws all the same.
  }
}
