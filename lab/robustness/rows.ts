import { abuse } from './rows/abuse.ts'
import { circles } from './rows/circles.ts'
import { connections } from './rows/connections.ts'
import { heap } from './rows/heap.ts'
import { leaving } from './rows/leaving.ts'
import { naughty } from './rows/naughty.ts'
import { shutdown } from './rows/shutdown.ts'
import { soak } from './rows/soak.ts'
import { xss } from './rows/xss.ts'
import type { Row } from './shared/row.ts'

/** All rows of the proof, in the order in which they run. */
export const rows: readonly Row[] = [
  circles,
  shutdown,
  xss,
  naughty,
  connections,
  leaving,
  heap,
  abuse,
  soak,
]
