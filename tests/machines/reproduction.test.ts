import { machineCatalog } from '@vitrine/machines/catalog/machineCatalog.ts'
import { expect, test } from 'vitest'
import { coversMachine } from '#tests/support/clauses/covers.ts'
import { machineModel } from '#tests/support/reproduction/models.ts'

test.for(machineCatalog.map(({ machine }) => machine.id))(
  'a walk of %s can be exported as a test at each width',
  (id) => {
    coversMachine(id)
    for (const isMobile of [true, false])
      expect(machineModel(id, isMobile).examples.machine.id).toBe(id)
  },
)
