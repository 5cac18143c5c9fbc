import { readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of 10 ms on every architecture that Node supports. */
const microsecondsPerTick = 10_000
const sampleMilliseconds = 100

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Microseconds of processor time that all threads of a process have used; NaN when it cannot be read. */
export function processorTime(pid: number): number {
  const text = read(`/proc/${pid}/stat`)
  if (!text) return Number.NaN
  // The second field, the program's name in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) * microsecondsPerTick
}

/** The process that started a process; NaN when it has ended. */
export function parentPid(pid: number): number {
  const text = read(`/proc/${pid}/stat`) ?? ''
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1] ?? Number.NaN)
}

/** Resident memory of a process in MB (1,000,000 bytes); NaN when it cannot be read. */
export function residentMemory(pid: number): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '') ?? []
  return kibibytes ? (Number(kibibytes) * 1024) / 1e6 : Number.NaN
}

/** Follows a process's resident memory until it is stopped; `stop` returns the largest sample in MB. */
export function watchResidentMemory(pid: number): { stop(): number } {
  let max = residentMemory(pid)
  const timer = setInterval(() => {
    const now = residentMemory(pid)
    if (now > max || Number.isNaN(max)) max = now
  }, sampleMilliseconds)
  return {
    stop() {
      clearInterval(timer)
      return max
    },
  }
}
