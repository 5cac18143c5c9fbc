import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const lowest = constants.priority.PRIORITY_LOW

/**
 * Gives this process the lowest priority, so that it takes only the processor time that no other
 * process wants. On Linux a priority belongs to a thread: later threads inherit it, existing
 * threads are set here. Changes that the system rejects are skipped.
 */
export function lowerPriority(): void {
  for (const thread of [0, ...threads()]) attempt(() => setPriority(thread, lowest))
  // Linux on a desktop shares the processor between sessions first, whatever the priorities of
  // their processes are (sched_autogroup). The studio of a server is a session of its own.
  if (isSessionLeader()) attempt(() => writeFileSync('/proc/self/autogroup', String(lowest)))
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
