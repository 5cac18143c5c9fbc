import { emailTransport, runDue } from '#cms/app/background.ts'
import { createCms } from '#cms/app/server.ts'
import type { CmsEnvironment } from '#cms/core/environment.ts'
import {
  createOutcome,
  paidWebhook,
  readSettlement,
  type Staff,
  webhookPath,
} from '../staff/messages.ts'
import { runOperation } from '../staff/run.ts'

/** Opens the database directly, because no CMS runs, and runs due background work before it closes. */
export async function localStaff(environment: CmsEnvironment, name: string): Promise<Staff> {
  const { cms, app, close } = await createCms({
    dataDirectory: environment.VITRINE_DATA,
    databaseUrl: environment.DATABASE_URL,
    environment,
  })
  const transport = emailTransport(cms)
  return {
    async run(operation, input, report) {
      const outcome = createOutcome(report)
      await runOperation(cms, operation, input, { staff: name, report: outcome.receive })
      return outcome.value()
    },
    async settle(charge) {
      const { body, headers } = paidWebhook(charge, cms.secrets)
      const sent = { method: 'POST', url: webhookPath, headers, payload: body } as const
      return readSettlement((await app.inject(sent)).body)
    },
    async close() {
      await runDue(cms, transport)
      transport.close()
      await close()
    },
  }
}
