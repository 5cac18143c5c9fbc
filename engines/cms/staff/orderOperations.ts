import { formatBaht } from '@vitrine/commerce/satang.ts'
import { CustomerRow, StaffCustomer } from '@vitrine/commerce/staff/customers.ts'
import { Figures } from '@vitrine/commerce/staff/figures.ts'
import { EmailRow, OrderRows, StaffOrder, WorkQueues } from '@vitrine/commerce/staff/orders.ts'
import { PhoneOrderQuote } from '@vitrine/commerce/staff/phoneOrders.ts'
import { WebhookDelivery, WebhookRow } from '@vitrine/commerce/staff/programs.ts'
import { z } from 'zod'
import {
  CorrectInput,
  correctOrder,
  ResendInput,
  RetryInput,
  resendEmail,
  retryFailedEmail,
} from './corrections.ts'
import { CustomerInput, CustomersInput, listCustomers, readCustomer } from './customers.ts'
import {
  CorrectParcelInput,
  changeParcel,
  DeliveredInput,
  recordDelivery,
  recordParcel,
  SendInput,
} from './delivery.ts'
import { ExportInput, exportCsv } from './exports.ts'
import { FiguresInput, readFigures } from './figures.ts'
import { operation } from './operation.ts'
import {
  ActInput,
  actOnOrder,
  ListInput,
  listEmails,
  listOrders,
  NoteInput,
  noteOrder,
  OrderInput,
  openCharge,
} from './orders.ts'
import { readOrder } from './orderView.ts'
import { PhoneOrderInput, placePhoneOrder, QuoteInput, quotePhoneOrder } from './phoneOrders.ts'
import { readQueues } from './queues.ts'
import {
  EndInput,
  endRefund,
  RefundInput,
  recordTransfer,
  refundOrder,
  TransferredInput,
} from './refunds.ts'
import { answerReturn, DecideInput, ReceiveInput, recordReturn } from './returns.ts'
import {
  AddWebhookInput,
  addWebhook,
  ChangeWebhookInput,
  changeWebhook,
  endFormerSecrets,
  listDeliveries,
  listWebhooks,
  RetryDeliveryInput,
  removeWebhook,
  replaceWebhookSecret,
  retryDelivery,
  TestWebhookInput,
  testWebhook,
  WebhookInput,
  WebhookSecretInput,
} from './webhooks.ts'

const text = z.string().meta({ description: 'What has happened' })
const WebhookSecret = z.object({
  secret: z.string().meta({ description: 'Signs what the address receives' }),
})
const serving = ['staff', 'manager'] as const
const managing = ['manager'] as const
const ofOrder = ({ id }: { id: string }) => `order ${id}`

/** Operations on orders, money and emails, by the name in the address. */
export const orderOperations = {
  queues: operation(
    {
      summary: 'Pending work, with counts',
      roles: serving,
      input: z.object({}),
      moves: 'nothing',
      output: WorkQueues,
    },
    readQueues,
  ),
  figures: operation(
    {
      summary: 'Sales, refunds, best sellers, coupons and returns of a period',
      roles: managing,
      input: FiguresInput,
      moves: 'nothing',
      output: Figures,
    },
    readFigures,
  ),
  customers: operation(
    {
      summary: 'Customers with an account, the newest first, or those that a search finds',
      roles: serving,
      input: CustomersInput,
      moves: 'nothing',
      output: z.object({ rows: z.array(CustomerRow), total: z.number().int() }),
    },
    listCustomers,
  ),
  customer: operation(
    {
      summary: 'A customer with orders, addresses, coupons and consents',
      roles: serving,
      input: CustomerInput,
      moves: 'nothing',
      view: ({ id }) => ({ subject: `customer ${id}`, detail: 'opened' }),
      output: StaffCustomer,
    },
    readCustomer,
  ),
  exportCsv: operation(
    {
      summary: 'Orders, lines, refunds, customers, newsletter or products of some days as CSV',
      roles: managing,
      input: ExportInput,
      moves: 'nothing',
      output: z.string().meta({ description: 'The lines of the file' }),
      audit: ({ table, from = 'the first day', to = 'today' }) => ({
        subject: table,
        detail: `exported from ${from} to ${to}`,
      }),
    },
    exportCsv,
  ),
  orders: operation(
    {
      summary: 'The newest orders, of one status or those that match a search',
      roles: serving,
      input: ListInput,
      moves: 'nothing',
      output: OrderRows,
    },
    listOrders,
  ),
  order: operation(
    {
      summary: 'Everything about an order',
      roles: serving,
      input: OrderInput,
      moves: 'nothing',
      output: StaffOrder,
    },
    readOrder,
  ),
  quoteOrder: operation(
    {
      summary: 'What an order by phone costs, and how it can be delivered and paid',
      roles: serving,
      input: QuoteInput,
      moves: 'nothing',
      output: PhoneOrderQuote,
    },
    quotePhoneOrder,
  ),
  placeOrder: operation(
    {
      summary: 'Places an order for a shopper who calls, by the rules of the checkout',
      roles: serving,
      input: PhoneOrderInput,
      moves: 'stock',
      guard: { once: 'key' },
      output: z.object({ order: z.string() }),
      audit: ({ lines }) => ({
        subject: 'new order',
        detail: lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', '),
      }),
    },
    placePhoneOrder,
  ),
  act: operation(
    {
      summary: 'Approves or rejects a slip, packs, completes or cancels an order',
      roles: serving,
      input: ActInput,
      moves: 'status',
      guard: 'order',
      output: text,
      audit: (input) => ({ subject: ofOrder(input), detail: input.action }),
    },
    actOnOrder,
  ),
  charge: operation(
    {
      summary: "The open charge of an order, for the sandbox's webhook",
      roles: [],
      input: OrderInput,
      moves: 'money',
      guard: 'job',
      output: z.object({ reference: z.string(), amount: z.number() }),
      audit: (input) => ({ subject: ofOrder(input) }),
    },
    openCharge,
  ),
  send: operation(
    {
      summary: 'Records a parcel and emails the shopper',
      roles: serving,
      input: SendInput,
      moves: 'status',
      guard: 'order',
      output: text,
      audit: ({ id, carrier, trackingNumber }) => ({
        subject: `order ${id}`,
        detail: `${carrier} ${trackingNumber}`,
      }),
    },
    recordParcel,
  ),
  correctParcel: operation(
    {
      summary: 'Corrects the carrier and number of a parcel and emails the shopper',
      roles: serving,
      input: CorrectParcelInput,
      moves: 'texts',
      guard: 'order',
      output: text,
      audit: ({ id, carrier, trackingNumber }) => ({
        subject: `order ${id}`,
        detail: `${carrier} ${trackingNumber}`,
      }),
    },
    changeParcel,
  ),
  note: operation(
    {
      summary: 'Adds a note for colleagues to an order',
      roles: serving,
      input: NoteInput,
      moves: 'texts',
      guard: { once: 'key' },
      output: text,
      audit: (input) => ({ subject: ofOrder(input) }),
    },
    noteOrder,
  ),
  delivered: operation(
    {
      summary: 'Records that an order has reached the shopper',
      roles: serving,
      input: DeliveredInput,
      moves: 'status',
      guard: 'order',
      output: text,
      audit: (input) => ({ subject: ofOrder(input) }),
    },
    recordDelivery,
  ),
  correct: operation(
    {
      summary: 'Corrects the addresses, phone number and email address of an order',
      roles: serving,
      input: CorrectInput,
      moves: 'texts',
      guard: 'order',
      output: text,
      audit: (input) => ({ subject: ofOrder(input), detail: input.note }),
    },
    correctOrder,
  ),
  resend: operation(
    {
      summary: 'Sends an email of an order again',
      roles: serving,
      input: ResendInput,
      moves: 'emails',
      guard: 'order',
      output: text,
      audit: (input) => ({ subject: ofOrder(input), detail: input.email }),
    },
    resendEmail,
  ),
  refund: operation(
    {
      summary: 'Requests a refund of an order, wholly or in part',
      roles: managing,
      input: RefundInput,
      moves: 'money',
      guard: 'order',
      output: text,
      audit: ({ id, amount, reason = '' }) => ({
        subject: `order ${id}`,
        detail: [amount === null ? 'all that is left' : formatBaht(amount), reason]
          .filter(Boolean)
          .join(': '),
      }),
    },
    refundOrder,
  ),
  endRefund: operation(
    {
      summary:
        'Records that a refund by hand is done or has failed, or sends it again or withdraws it',
      roles: managing,
      input: EndInput,
      moves: 'money',
      guard: 'order',
      output: text,
      audit: ({ id, status }) => ({ subject: `refund ${id}`, detail: status }),
    },
    endRefund,
  ),
  decideReturn: operation(
    {
      summary: 'Approves or rejects a return, or closes an approved one',
      roles: serving,
      input: DecideInput,
      moves: 'status',
      guard: 'order',
      output: text,
      audit: ({ id, status }) => ({ subject: `return ${id}`, detail: status }),
    },
    answerReturn,
  ),
  receiveReturn: operation(
    {
      summary: 'Records that a return has arrived, and refunds it',
      roles: managing,
      input: ReceiveInput,
      moves: 'money',
      guard: 'order',
      output: text,
      audit: ({ id, isRestocked }) => ({
        subject: `return ${id}`,
        detail: isRestocked ? 'returned to stock' : '',
      }),
    },
    recordReturn,
  ),
  transfer: operation(
    {
      summary: 'Records a transfer on the account of the shop',
      roles: managing,
      input: TransferredInput,
      moves: 'money',
      guard: 'order',
      output: text,
      audit: ({ id, amount }) => ({ subject: `order ${id}`, detail: formatBaht(amount) }),
    },
    recordTransfer,
  ),
  outbox: operation(
    {
      summary: 'The newest emails, and whether they were sent',
      roles: serving,
      input: z.object({ limit: z.number().int().min(1).max(1000) }),
      moves: 'nothing',
      output: z.array(EmailRow),
    },
    listEmails,
  ),
  retryEmail: operation(
    {
      summary: 'Sends an email again whose attempts failed',
      roles: serving,
      input: RetryInput,
      moves: 'emails',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ email }) => ({ subject: `email ${email}` }),
    },
    retryFailedEmail,
  ),
  webhooks: operation(
    {
      summary: 'The addresses that receive events of orders',
      roles: managing,
      input: z.object({}),
      moves: 'nothing',
      output: z.array(WebhookRow),
    },
    listWebhooks,
  ),
  addWebhook: operation(
    {
      summary: 'Adds an address that receives events of orders, and shows its secret once',
      roles: managing,
      input: AddWebhookInput,
      moves: 'access',
      guard: { once: 'url' },
      output: WebhookSecret,
      // Without its path, which may be a secret of the receiver.
      audit: ({ url, events }) => ({ subject: new URL(url).host, detail: events.join(', ') }),
    },
    addWebhook,
  ),
  changeWebhook: operation(
    {
      summary: 'Sets the events of a webhook, pauses or resumes it',
      roles: managing,
      input: ChangeWebhookInput,
      moves: 'access',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ id, events, isPaused }) => ({
        subject: `webhook ${id}`,
        detail: isPaused ? 'paused' : events.join(', '),
      }),
    },
    changeWebhook,
  ),
  testWebhook: operation(
    {
      summary: 'Sends a test to a webhook',
      roles: managing,
      input: TestWebhookInput,
      moves: 'access',
      guard: { once: 'key' },
      output: text,
      audit: ({ id }) => ({ subject: `webhook ${id}` }),
    },
    testWebhook,
  ),
  replaceWebhookSecret: operation(
    {
      summary:
        'Replaces the secret of a webhook, and shows the new one once; the former one signs too for 24 hours',
      roles: managing,
      input: WebhookSecretInput,
      moves: 'secrets',
      guard: { seen: 'seen' },
      output: WebhookSecret,
      audit: ({ id }) => ({ subject: `webhook ${id}` }),
    },
    replaceWebhookSecret,
  ),
  endFormerSecrets: operation(
    {
      summary: 'Ends the former secrets of a webhook immediately',
      roles: managing,
      input: WebhookSecretInput,
      moves: 'secrets',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ id }) => ({ subject: `webhook ${id}` }),
    },
    endFormerSecrets,
  ),
  removeWebhook: operation(
    {
      summary: 'Deletes a webhook with its deliveries',
      roles: managing,
      input: WebhookInput,
      moves: 'access',
      guard: { once: 'id' },
      output: text,
      audit: ({ id }) => ({ subject: `webhook ${id}` }),
    },
    removeWebhook,
  ),
  webhookDeliveries: operation(
    {
      summary: 'The newest events for a webhook, and whether it received them',
      roles: managing,
      input: WebhookInput,
      moves: 'nothing',
      output: z.array(WebhookDelivery),
    },
    listDeliveries,
  ),
  retryDelivery: operation(
    {
      summary: 'Sends an event again that a webhook did not receive',
      roles: managing,
      input: RetryDeliveryInput,
      moves: 'access',
      guard: { seen: 'seen' },
      output: text,
      audit: ({ id }) => ({ subject: `delivery ${id}` }),
    },
    retryDelivery,
  ),
}
