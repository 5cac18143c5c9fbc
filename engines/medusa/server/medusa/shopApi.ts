import type { EmailContent } from '@vitrine/commerce/email/emailContent.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { MedusaError } from './storeApi.ts'

export interface ShopApiOptions {
  url: string
  secret: string
  /** Milliseconds in which the engine must respond. */
  timeout: number
}

/** The engine's routes below `/shop`, which only the adapter may call. */
export class ShopApi {
  readonly #options: ShopApiOptions

  constructor(options: ShopApiOptions) {
    this.#options = options
  }

  /** @param signal ends the request early */
  get<Body>(path: string, signal?: AbortSignal): Promise<Body> {
    return this.#send<Body>('GET', path, undefined, signal)
  }

  post<Body>(path: string, body: object = {}): Promise<Body> {
    return this.#send<Body>('POST', path, body)
  }

  delete<Body>(path: string): Promise<Body> {
    return this.#send<Body>('DELETE', path)
  }

  /** Adds an email to the engine's outbox, from which `Outbox` sends it. Throws when it could not be added. */
  async sendEmail(content: EmailContent): Promise<void> {
    await this.post('/mails', content)
  }

  /** Throws MedusaError for an error response, and `unavailable` when the engine does not respond in time. */
  async #send<Body>(
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Body> {
    const { url, secret, timeout } = this.#options
    const response = await fetch(`${url}/shop${path}`, {
      method,
      headers: {
        'x-shop-secret': secret,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new ContractProblem(
        'unavailable',
        'The shop is temporarily unavailable. Please try again.',
      )
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text)
    const { type = 'unknown', message = '' } = parsed(text)
    throw new MedusaError(response.status, type, message)
  }
}

function parsed(text: string): { type?: string; message?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return { message: text.slice(0, 200) }
  }
}
