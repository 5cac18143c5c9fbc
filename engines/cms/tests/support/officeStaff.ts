import { expect } from 'vitest'
import { createPasswordLink, firstMember } from '#cms/staff/members.ts'
import type { Problem } from './checkout.ts'
import { createShopper, type Shopper } from './shopper.ts'
import type { TestCms } from './testCms.ts'

export const staffPassword = 'correct horse battery'

/** The browser of a person of the back office, who is not signed in. */
export const officeBrowser = ({ url }: Pick<TestCms, 'url'>): Shopper =>
  createShopper(url, new Map(), { origin: url })

/** Sets the password of a person by a link, who is signed in then. */
export async function setPassword(cms: Pick<TestCms, 'url'>, link: string): Promise<Shopper> {
  const person = officeBrowser(cms)
  const body = { token: /password\/([^?]+)/.exec(link)?.[1], password: staffPassword }
  const { status } = await person.request('POST', '/staff/password', { body })
  expect(status).toBe(200)
  return person
}

/** A person who has set the password by a new link and is signed in. */
export async function enterOffice(cms: TestCms, login: string): Promise<Shopper> {
  const { link } = await createPasswordLink(cms.cms, { login }, () => {})
  return setPassword(cms, link)
}

/** Signs in the first manager of a shop. */
export const enterAsOwner = async (cms: TestCms): Promise<Shopper> =>
  enterOffice(cms, (await firstMember(cms.cms)) ?? '')

/** The bytes of an image that a person opens, such as a slip. */
export async function openImage({ cookies }: Shopper, cms: Pick<TestCms, 'url'>, path: string) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const response = await fetch(new URL(path, cms.url), { headers: { cookie } })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** Sends an operation, and returns the response. */
export const sendOperation = <Body = Problem>(
  person: Shopper,
  operation: string,
  body: object = {},
) => person.request<Body>('POST', `/staff/${operation}`, { body })

/** Calls an operation that succeeds, and returns its result. */
export async function callOperation<Body>(
  person: Shopper,
  operation: string,
  body: object = {},
): Promise<Body> {
  const response = await sendOperation<Body>(person, operation, body)
  expect(response.status, response.text).toBe(200)
  // Browsers parse it; a text that is no JSON would look like a failure.
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  JSON.parse(response.text)
  return response.body
}

/** Adds a person, who is signed in then. */
export async function inviteToOffice(
  cms: TestCms,
  manager: Shopper,
  login: string,
  role: string,
  name = login,
): Promise<Shopper> {
  const { link } = await callOperation<{ link: string }>(manager, 'addMember', {
    ...{ login, name, role },
  })
  return setPassword(cms, link)
}
