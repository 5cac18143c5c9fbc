import type { Stack } from './stack.ts'

/** Medusa's Admin API, as a member of staff uses it. */
export class AdminApi {
  readonly #engine: string
  readonly #token: string

  private constructor(engine: string, token: string) {
    this.#engine = engine
    this.#token = token
  }

  /** Signs in as the user that the seed created. */
  static async signIn({ engine, admin }: Pick<Stack, 'engine' | 'admin'>): Promise<AdminApi> {
    const response = await fetch(`${engine}/auth/user/emailpass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const { token } = await response.json()
    return new AdminApi(engine, token)
  }

  /** Uploads a JPEG and returns its URL. */
  async upload(name: string, bytes: Uint8Array): Promise<string> {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
    const { files } = await this.sendForm<{ files: { url: string }[] }>('/uploads', form)
    if (!files[0]) throw new Error('The upload responded without a file')
    return files[0].url
  }

  async sendForm<Body>(path: string, body: FormData): Promise<Body> {
    const headers = { authorization: `Bearer ${this.#token}` }
    const response = await fetch(`${this.#engine}/admin${path}`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`${path} responded ${response.status}`)
    return response.json()
  }

  async send<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(`${this.#engine}/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${text}`)
    return JSON.parse(text)
  }
}
