import { extname } from 'node:path'
import { staffCopy } from '@vitrine/commerce/copy/orders.ts'
import { documentPolicy, invoicePage } from '@vitrine/commerce/documents/invoicePage.ts'
import {
  deliveryLabel,
  type Parcel,
  packingSlip,
  packingSlips,
} from '@vitrine/commerce/documents/packingSlip.ts'
import { invoice as invoiceMessages } from '@vitrine/commerce/generated/messages/invoice.ts'
import { maxPhotographBytes } from '@vitrine/commerce/media/photograph.ts'
import { ContractProblem, fieldProblem, notFound } from '@vitrine/commerce/problem.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { memberLabel } from '@vitrine/commerce/staff/people.ts'
import { displayPhone } from '@vitrine/contract/phone.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { z } from 'zod'
import type { Cms } from '#cms/core/context.ts'
import { slips } from '#cms/database/schema/orders.ts'
import { readPhotograph, storePhotograph } from '#cms/media/photographs.ts'
import { findOrder, orderNotFound } from '#cms/orders/order/requireOrder.ts'
import { readTaxDocuments } from '#cms/orders/order/taxDocuments.ts'
import { requireSameOrigin } from './access.ts'
import { audited, recordRepeated } from './audit.ts'
import type { Member } from './members.ts'
import { readOrder } from './orderView.ts'
import { memberCaller, requireMember, requireRole } from './serve.ts'

/** The width of the files that the library shows. */
const libraryWidth = 480

const papers = ['packing-slip', 'label', 'invoice'] as const
const PaperParams = z.object({ id: z.string().max(100), paper: z.enum(papers) })
const PaperQuery = z.object({
  parcel: z.coerce.number().int().positive().optional().meta({
    description: 'The parcel whose pieces the packing slip lists',
  }),
})

/** Receives photographs from those who edit, and serves small files of them. */
export function receivePhotographs(app: FastifyInstance, cms: Cms): void {
  servePhotographs(app, cms)
  app.post(
    '/staff/photographs',
    {
      config: { name: 'staff.photographs' },
      bodyLimit: maxPhotographBytes + 100_000,
      schema: {
        summary: 'Uploads a photograph, a JPEG, PNG, WebP or AVIF of up to 20 MB',
        operationId: 'staff.photographs',
        tags: ['staff'],
        consumes: ['multipart/form-data'],
        response: {
          200: z.object({
            id: z.string(),
            width: z.number(),
            height: z.number(),
            ground: z.string(),
            alt: z.string().meta({ description: 'Its text alternative; empty for a new one' }),
          }),
        },
      },
    },
    async (request, reply) => {
      requireSameOrigin(request, cms.environment)
      const member = await requireMember(cms, request, reply)
      await requireRole(cms, memberCaller(member), 'photographs', ['manager', 'editor'])
      const read = async () => {
        const file = await request.file({ limits: { fileSize: maxPhotographBytes, files: 1 } })
        const bytes = await file?.toBuffer().catch(rejectTooLarge)
        if (!bytes) throw fieldProblem('photograph', 'Send a photograph.')
        return bytes
      }
      const entry = { staff: memberLabel(member), action: 'photographs', subject: 'photographs' }
      const { id, width, height, color, alt } = await audited(cms, entry, () =>
        storePhotograph(cms.database, read, cms.clock.now()),
      )
      return { id, width, height, ground: color, alt }
    },
  )
}

/** Throws `too_large` for a file above the limit, otherwise the error itself. */
function rejectTooLarge(error: unknown): never {
  const isTooLarge =
    error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  if (!isTooLarge) throw error
  const message = `The photograph has more than ${maxPhotographBytes / 1024 ** 2} MB. Save it smaller.`
  throw new ContractProblem('too_large', message, { fields: { photograph: message } })
}

/** Serves small files of photographs to members. */
function servePhotographs(app: FastifyInstance, cms: Cms): void {
  app.get<{ Params: { id: string } }>(
    '/staff/photographs/:id',
    {
      config: { name: 'staff.photograph' },
      schema: {
        summary: 'A small file of an uploaded image or a sample picture',
        operationId: 'staff.photograph',
        tags: ['staff'],
        params: z.object({ id: z.string().max(120) }),
      },
    },
    async (request, reply) => {
      await requireMember(cms, request, reply)
      const bytes = await readPhotograph(cms.database, request.params.id)
      if (!bytes) throw notFound()
      const file = await sharp(bytes)
        .resize(libraryWidth, undefined, { withoutEnlargement: true })
        .webp()
        .toBuffer()
      return reply
        .type('image/webp')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(file)
    },
  )
}

/** Serves the images of slips, and the papers of orders as pages to print, to those who serve orders. */
export function serveDocuments(app: FastifyInstance, cms: Cms): void {
  app.get<{ Params: { id: number } }>(
    '/staff/slips/:id',
    {
      config: { name: 'staff.slipImage' },
      schema: {
        summary: 'The image of a slip',
        operationId: 'staff.slipImage',
        tags: ['staff'],
        params: z.object({ id: z.coerce.number().int().positive() }),
      },
    },
    async (request, reply) => {
      const member = await requireMember(cms, request, reply)
      await requireRole(cms, memberCaller(member), 'slip', serving)
      const [slip] = await cms.database.select().from(slips).where(eq(slips.id, request.params.id))
      const bytes = slip && (await cms.slipStorage.read(slip.file))
      if (!slip) throw notFound()
      if (!bytes) throw notFound(staffCopy.slipMissing(slip.file))
      await recordView(cms, member, { action: 'slip', id: String(slip.orderId), detail: 'image' })
      return reply
        .type(extname(slip.file) === '.png' ? 'image/png' : 'image/jpeg')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(bytes)
    },
  )
  app.get<{ Params: z.infer<typeof PaperParams>; Querystring: z.infer<typeof PaperQuery> }>(
    '/staff/papers/:id/:paper',
    {
      config: { name: 'staff.paper' },
      schema: {
        summary: 'A packing slip, a label or the invoice of an order as a page to print',
        operationId: 'staff.paper',
        tags: ['staff'],
        params: PaperParams,
        querystring: PaperQuery,
      },
    },
    async (request, reply) => {
      const member = await requireMember(cms, request, reply)
      await requireRole(cms, memberCaller(member), 'paper', serving)
      const { id, paper } = request.params
      const page = await paperOf(cms, id, paper, request.query.parcel)
      await recordView(cms, member, { action: 'paper', id, detail: paper.replace('-', ' ') })
      return sendPage(reply, page)
    },
  )
}

/** Sends an HTML page to be printed. */
const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', documentPolicy)
    .send(page)

/** Orders of one page of packing slips. */
const maxSlips = 50
const SlipsQuery = z.object({
  orders: z
    .string()
    .regex(/^\d{1,20}(,\d{1,20})*$/, 'Name orders, separated by commas')
    .max(1100),
})

/** Serves the packing slips of several orders as one page to print. */
export function servePackingSlips(app: FastifyInstance, cms: Cms): void {
  app.get<{ Querystring: z.infer<typeof SlipsQuery> }>(
    '/staff/packing-slips',
    {
      config: { name: 'staff.packingSlips' },
      schema: {
        summary: 'The packing slips of several orders as one page to print',
        operationId: 'staff.packingSlips',
        tags: ['staff'],
        querystring: SlipsQuery,
      },
    },
    async (request, reply) => {
      const member = await requireMember(cms, request, reply)
      await requireRole(cms, memberCaller(member), 'paper', serving)
      const ids = [...new Set(request.query.orders.split(','))]
      if (ids.length > maxSlips)
        throw fieldProblem('orders', `Choose at most ${maxSlips} orders to print.`)
      const parcels: Parcel[] = []
      for (const id of ids) {
        parcels.push(parcelOf(await readOrder(cms, { id }, () => {}), cms.environment.company))
        await recordView(cms, member, { action: 'paper', id, detail: 'packing slip' })
      }
      return sendPage(reply, packingSlips(parcels))
    },
  )
}

const serving = ['staff', 'manager'] as const

/** Records that a member has opened personal data of an order: one row for each hour, since pages show them again and again. */
const recordView = (
  cms: Cms,
  { login, name }: Member,
  { action, id, detail }: { action: string; id: string; detail: string },
) =>
  recordRepeated(
    cms,
    { staff: memberLabel({ login, name }), action, subject: `order ${id}`, detail },
    { same: `${login} ${id} ${detail}`, per: 'hour' },
  )

async function paperOf(
  cms: Cms,
  id: string,
  paper: (typeof papers)[number],
  parcelId?: number,
): Promise<string> {
  if (paper === 'invoice') {
    const order = await findOrder(cms, id)
    if (!order) throw orderNotFound()
    const [invoice, ...notes] = await readTaxDocuments(cms.database, order.id)
    if (!invoice) throw new ContractProblem('conflict', invoiceMessages.en.notYetIssued)
    return invoicePage(invoice, notes)
  }
  const parcel = parcelOf(await readOrder(cms, { id }, () => {}), cms.environment.company, parcelId)
  return paper === 'label' ? deliveryLabel(parcel) : packingSlip(parcel)
}

/**
 * The papers of a parcel that was sent, or of the next one, with what is not sent if a parcel was. Throws not_found for
 * a parcel that the order does not have.
 */
function parcelOf(
  order: StaffOrder,
  { name, address }: Parcel['sender'],
  parcelId?: number,
): Parcel {
  const to = order.shipping
  const recipient = [
    `${to.firstName} ${to.lastName}`.trim(),
    to.company,
    to.address1,
    to.address2,
    to.subdistrict,
    to.store ? '' : `${to.city}, ${to.state} ${to.postcode}`,
  ]
  return {
    order: order.order,
    placed: order.placed,
    sender: { name, address },
    recipient: recipient.flatMap((line) => line || []),
    phone: displayPhone(to.phone ?? ''),
    delivery: order.deliveryTitle,
    note: order.note,
    gift: order.giftWrap?.message ?? null,
    lines: packedLines(order, parcelId).map((line) => ({
      sku: line.sku ?? '',
      name: line.name,
      choices: line.choices.map((choice) => `${choice.name}: ${choice.value}`).join(', '),
      quantity: line.quantity,
    })),
  }
}

/** The lines of an order with the number of their pieces in a parcel, or in the next one. */
function packedLines({ lines, shipments }: StaffOrder, parcelId?: number): StaffOrder['lines'] {
  const parcel = shipments.find(({ id }) => id === parcelId)
  if (parcelId !== undefined && !parcel) throw notFound(staffCopy.parcelUnknown)
  const isBegun = shipments.length > 0 && lines.some(({ unsent }) => unsent > 0)
  if (!parcel && !isBegun) return lines
  const packed = parcel
    ? new Map(parcel.lines.map(({ line, pieces }) => [line, pieces]))
    : new Map(lines.map(({ line, unsent }) => [line, unsent]))
  return lines
    .map((line) => ({ ...line, quantity: packed.get(line.line) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
}
