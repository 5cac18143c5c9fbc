import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

const colours = {
  waiting: { bg: '#f6ecd2', c: '#634400' },
  active: { bg: '#e3ebf2', c: '#274a66' },
  done: { bg: '#e4ede0', c: '#2f5227' },
  ended: { bg: '#efeae3', c: '#5c554e' },
  wrong: { bg: '#f8e3df', c: '#8c1d18' },
}

export type Tone = keyof typeof colours

/** A state as a badge: who has to act, or whether it has ended. */
export const Status = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Badge {...colours[tone]}>{children}</Badge>
)
