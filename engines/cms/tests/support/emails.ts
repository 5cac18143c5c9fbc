import { outboxEmails } from '#cms/database/schema/orders.ts'
import type { TestCms } from './testCms.ts'

/** The emails to this address, or with this text in their subject, oldest first. */
export async function storedEmails({ cms }: Pick<TestCms, 'cms'>, text: string) {
  const emails = await cms.database.select().from(outboxEmails).orderBy(outboxEmails.id)
  return emails.filter(({ recipient, subject }) => recipient === text || subject.includes(text))
}
