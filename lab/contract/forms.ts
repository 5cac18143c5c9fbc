import { FormMessage } from '@vitrine/gateway/responses/messages.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report } from './report.ts'

/** Checks the newsletter by both names of its call, of which a CMS needs one. */
export async function checkForms(report: Report, client: Client) {
  const submit = async (formId: number, data: object) => {
    const answers = [
      await client.request('POST', '/fluentform/submit', { formId, data }),
      await client.request('POST', `/forms/${formId}/submissions`, { data }),
    ].filter(isOffered)
    assert(answers.length > 0, 'neither name of the call is offered')
    return answers
  }
  await report.check(
    'POST /fluentform/submit, or /forms/{id}/submissions, subscribes',
    async () => {
      const answers = await submit(3, { email: `contract-${Date.now()}@example.com` })
      for (const answer of answers) validated(FormMessage, answer)
    },
  )
  await report.check('the newsletter rejects an invalid email', async () => {
    for (const answer of await submit(6, { email: 'no' })) expectProblem(answer, 'invalid', 422)
  })
}

const frames = ['contact-form', 'appointment-form']

/** Checks the pages of the forms in frames: read-only. */
export async function checkFrames(report: Report, client: Client) {
  for (const name of frames)
    await report.check(`GET /component/${name}/ is a page that posts its height`, async () => {
      const { status, headers, text } = await client.request('GET', `/component/${name}/`)
      assert(status === 200, `status ${status}`)
      assert(/text\/html/.test(headers.get('content-type') ?? ''), 'the response is not HTML')
      assert(/<form\b/.test(text), 'there is no form')
    })
}

/** Checks that a form in a frame is shown again when nothing was filled in. */
export async function checkEmptyFrames(report: Report, client: Client) {
  for (const name of frames)
    await report.check(`POST /component/${name}/ rejects an empty form`, async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const response = await client.request('POST', `/component/${name}/`, {}, headers)
      const { status, text } = response
      assert(status >= 400 && status < 500, `status ${status}`)
      assert(/<html/i.test(text), 'the response is not HTML')
    })
}
