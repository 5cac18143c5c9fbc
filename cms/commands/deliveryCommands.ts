import type { Command } from 'commander'
import { carriers } from '#contract/rules/carriers.ts'
import type { Task } from '../staff/messages.ts'
import { stepOfOrder } from './stepOfOrder.ts'

/** The commands about parcels. */
export function addDeliveryCommands(
  program: Command,
  perform: (task: Task) => Promise<void>,
): void {
  program
    .command('send')
    .description(
      'Records the parcel of a packed order and emails the shopper its number. The order becomes completed.',
    )
    .argument('<order>', 'order number')
    .requiredOption(
      '--carrier <name>',
      `${Object.keys(carriers).join(', ')}, or the name of another, which gets no link`,
    )
    .requiredOption('--tracking <number>', 'tracking number of the parcel')
    .option('--replace', 'replaces the parcels recorded before, such as one with a wrong number')
    .action((id, { carrier, tracking, replace = false }) =>
      perform(stepOfOrder('send', { id, carrier, trackingNumber: tracking, isReplacing: replace })),
    )
  program
    .command('delivered')
    .description('Records that an order has reached the shopper, who gets an email.')
    .argument('<order>', 'order number')
    .action((id) => perform(stepOfOrder('delivered', { id })))
}
