import { randomBytes, randomUUID } from 'node:crypto'
import { callUrl } from '@vitrine/contract/calls/call.ts'
import { calls } from '@vitrine/contract/calls/calls.ts'
import { emailCopy, suggestEmail } from '@vitrine/contract/rules/emailSlip.ts'
import { redirectLocally } from '@vitrine/contract/service/redirectLocally.ts'
import { z } from 'zod'
import { transact } from '#cms/database/transact.ts'
import { type Call, contractRoute, type Route } from '#cms/http/route.ts'
import { admit, isFromShop, rateLimit, submissionSource } from './admitSubmission.ts'
import { appointmentForm } from './appointmentForm.ts'
import { contactForm } from './contactForm.ts'
import { formCopy } from './copy.ts'
import { readValues, type Values } from './fields.ts'
import type { FramedForm, OpenForm } from './framedForm.ts'
import { type Frame, formPage, notePage, thanksPage } from './page.ts'

type FrameCall = Call<unknown, { sent?: string | undefined }>

/** The forms in iframes of the shop's pages, which work without scripts. */
export const componentRoutes: readonly Route[] = [contactForm, appointmentForm].map((form) =>
  contractRoute(form.name, {
    handle: (call) => (call.request.method === 'POST' ? receive(form, call) : show(form, call)),
  }),
)

async function show(form: FramedForm, call: FrameCall) {
  const frame = await beginPage(form, call)
  const { sent } = call.query
  if (sent !== undefined) {
    const { data: submission } = z.uuid().safeParse(sent)
    const report = submission ? { type: form.submittedType, submission } : undefined
    return call.reply.send(thanksPage(frame, form.thanks, report))
  }
  const open = await form.open(call)
  if ('closed' in open) return call.reply.send(notePage(frame, open.closed))
  return call.reply.send(emptyPage(form, open, frame))
}

async function receive(form: FramedForm, call: FrameCall) {
  const { request, reply, cms, clock } = call
  const frame = await beginPage(form, call)
  const open = await form.open(call)
  if ('closed' in open) return reply.status(409).send(notePage(frame, open.closed))

  const names = open.fields.map(({ name }) => name)
  const typed = readValues(request.body, names)
  const hidden = ['submission', 'website', 'keptEmail', 'correctedEmail']
  const sent = readValues(request.body, hidden)
  const { website, keptEmail = '', correctedEmail = '' } = sent
  const isCorrected = correctedEmail !== '' && correctedEmail === suggestEmail(typed['email'] ?? '')
  const values: Values = isCorrected ? { ...typed, email: correctedEmail } : typed
  const isKept = keptEmail === values['email']
  const meantEmail = isKept ? undefined : suggestEmail(values['email'] ?? '')
  const submission = z.uuid().safeParse(sent['submission']).data ?? randomUUID()
  const again = (status: number, fieldErrors: Values, formError?: string) =>
    reply.status(status).send(
      formPage({
        ...form,
        ...frame,
        fields: open.fields,
        values,
        fieldErrors,
        formError,
        submission,
        meantEmail,
        keptEmail: isKept ? keptEmail : '',
      }),
    )

  if (!isFromShop(request, cms.environment.SITE_URL)) return again(403, {}, formCopy.foreignOrigin)
  // A robot: it is thanked, but nothing is reported.
  if (website) return thank(form, call, '1')
  const parsed = open.read(values)
  const slip: Values = meantEmail ? { email: emailCopy.check } : {}
  if ('fieldErrors' in parsed) return again(422, { ...slip, ...parsed.fieldErrors })
  if (meantEmail) return again(422, slip)

  const receipt = {
    submission,
    source: submissionSource({ cms, ip: request.ip }),
    submittedAt: clock.now(),
  }
  const admission = await transact(cms.database, async (transaction) => {
    const admission = await admit(transaction, form.table, receipt)
    if (admission === 'new') await parsed.save(transaction, receipt)
    return admission
  })
  if (admission !== 'rate limited') return thank(form, call, submission)
  reply.header('retry-after', rateLimit.window / 1000)
  return again(429, {}, formCopy.rateLimited)
}

function emptyPage(form: FramedForm, { fields }: OpenForm, frame: Frame) {
  return formPage({
    ...form,
    ...frame,
    fields,
    values: {},
    fieldErrors: {},
    submission: randomUUID(),
  })
}

// Redirects, so that a reload does not send the form again.
function thank(form: FramedForm, { reply, language }: FrameCall, sent: string) {
  const inLanguage = language === 'en' ? '' : `&lang=${language}`
  return redirectLocally(reply, `${callUrl(calls[form.name])}/?sent=${sent}${inLanguage}`, 303)
}

/** Sets the headers: only the page's own style and script are allowed, and only the shop may frame it. */
async function beginPage(
  { title, resizeType }: FramedForm,
  { reply, cms, language }: FrameCall,
): Promise<Frame> {
  const translate = language === 'en' ? (text: string) => text : (await cms.thai()).translate
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${new URL(cms.environment.SITE_URL).origin}`,
  ]
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
  return { title, resizeType, nonce, language, translate }
}
