import { abuse } from './rows/abuse.ts'
import { circles } from './rows/circles.ts'
import { connections } from './rows/connections.ts'
import { doors } from './rows/doors.ts'
import { heap } from './rows/heap.ts'
import { kill } from './rows/kill.ts'
import { leaving } from './rows/leaving.ts'
import { money } from './rows/money.ts'
import { naughty } from './rows/naughty.ts'
import { races } from './rows/races.ts'
import { shutdown } from './rows/shutdown.ts'
import { soak } from './rows/soak.ts'
import { xss } from './rows/xss.ts'
import type { Row } from './shared/row.ts'

/** All rows of the proof, in the order in which they run. */
export const rows: readonly Row[] = [
  races,
  money,
  doors,
  circles,
  kill,
  shutdown,
  xss,
  naughty,
  connections,
  leaving,
  heap,
  abuse,
  soak,
]
