import { resolve } from 'node:path'
import type { StaffMember } from '@vitrine/commerce/staff/people.ts'
import type { Command } from 'commander'
import type { Staff, Task } from '../staff/messages.ts'

async function memberVersion(staff: Staff, login: string): Promise<number> {
  const members = (await staff.run('members', {})) as StaffMember[]
  return members.find((member) => member.login === login.toLowerCase())?.version ?? 0
}

/** Adds the commands for the people of the back office and content. */
export function addOfficeCommands(program: Command, perform: (task: Task) => Promise<void>): void {
  program
    .command('password')
    .description('Prints a link with which a person of the back office sets a password, once.')
    .argument('<name>', 'the name to sign in with, such as owner')
    .action((login) =>
      perform(async (staff) => {
        const seen = await memberVersion(staff, login)
        const { link } = (await staff.run('passwordLink', { login, seen })) as { link: string }
        return `Open this link within a day and choose a password:\n${link}`
      }),
    )
  program
    .command('reset-second-factor')
    .description('Turns the second factor of a person off who has lost it, and ends the sessions.')
    .argument('<name>', 'the name to sign in with, such as owner')
    .action((login) =>
      perform(async (staff) => {
        const seen = await memberVersion(staff, login)
        return `${await staff.run('resetSecondFactor', { login, seen })}`
      }),
    )
  program
    .command('export')
    .description('Writes the content of the shop as files, in the layout of engines/cms/content.')
    .argument('<folder>')
    .action((folder) =>
      perform(async (staff) => `${await staff.run('exportContent', { folder: resolve(folder) })}`),
    )
  program
    .command('import')
    .description('Publishes the content of files that differs from that of the shop, all or none.')
    .argument('<folder>', 'in the layout of engines/cms/content')
    .argument('[entries...]', 'only these, such as settings or pages/careers')
    .action((folder, entries) =>
      perform(
        async (staff) =>
          `${await staff.run('importContent', { folder: resolve(folder), entries })}`,
      ),
    )
}
