import { appointments, enquiries, stores } from '#cms/database/schema/content.ts'
import type { TestCms } from './testCms.ts'

export const contact = '/component/contact-form/'
export const appointment = '/component/appointment-form/'

/** The shop's address unless SITE_URL is set. */
export const shop = 'http://localhost:3000'

/** A valid message of the contact form. */
export const message = {
  name: 'Nok <b>Srisai</b>',
  email: 'Nok@Example.com',
  phone: '081 234 5678',
  subject: 'product',
  message: 'Is the "green" green?\nReally?',
  consent: 'yes',
}

/** A valid visit of the appointment form on the morning of 21 November 2026. */
export const visit = {
  name: 'Nok Srisai',
  email: 'nok@example.com',
  phone: '+66 81 234 5678',
  brand: 'white-asava',
  store: 'siam-paragon',
  day: '2026-11-21',
  time: '14:00',
  message: '',
  consent: 'yes',
}

export async function addBoutique({ cms }: TestCms) {
  const location = { lat: 13.7462, lng: 100.5347, address: 'Bangkok' }
  const body = { id: '1', slug: 'siam-paragon', name: 'Siam & Paragon', content: '', location }
  await cms.database.insert(stores).values({ slug: body.slug, position: 0, body })
}

type SendForm = (
  path: string,
  form: Record<string, string>,
  headers?: Record<string, string>,
) => Promise<Response>

/** Sends forms as a browser does, from another address each time unless a header gives one. */
export function formSender(cms: TestCms): SendForm {
  let address = 0
  return (path, form, headers = {}) => {
    address += 1
    return fetch(cms.url + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      headers: { origin: shop, 'x-forwarded-for': `203.0.113.${address}`, ...headers },
    })
  }
}

export async function storedForms({ cms: { database } }: TestCms) {
  return {
    enquiries: await database.select().from(enquiries),
    appointments: await database.select().from(appointments),
  }
}
