import type { sheath } from './sheath.ts'

export type Shape = ReturnType<typeof sheath>
