/** A card as the shopper has entered it, which goes to the payment provider's frame and nowhere else. */
export interface EnteredCard {
  name: string
  number: string
  /** The expiry as MM/YY. */
  expiry: string
  securityCode: string
}

/** The part of Omise.js that the shop uses (docs.omise.co/omise-js). */
interface Omise {
  setPublicKey(key: string): void
  createToken(
    type: 'card',
    card: Record<string, string | number>,
    callback: (status: number, response: { id?: string; message?: string }) => void,
  ): void
}

declare global {
  interface Window {
    Omise?: Omise
  }
}

/** The provider rejected the card; the message is for shoppers. */
export class CardRejectedError extends Error {}

let loading: Promise<Omise> | undefined

/** Loads the provider's script once; a failure is tried again by the next call. */
export function loadOmise(url: string): Promise<Omise> {
  loading ??= new Promise<Omise>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () =>
      window.Omise ? resolve(window.Omise) : reject(new Error(`${url} defines no Omise`))
    script.onerror = () => reject(new Error(`${url} could not be loaded`))
    document.head.append(script)
  }).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Returns a token of a card, which can be charged once. Rejects with a CardRejectedError for a card that is not valid. */
export async function createToken(
  { scriptUrl, publicKey }: { scriptUrl: string; publicKey: string },
  { name, number, expiry, securityCode }: EnteredCard,
): Promise<string> {
  const omise = await loadOmise(scriptUrl)
  omise.setPublicKey(publicKey)
  const [month = '', year = ''] = expiry.split('/')
  const card = {
    name,
    number: number.replace(/\D/g, ''),
    expiration_month: Number(month),
    expiration_year: 2000 + Number(year),
    security_code: securityCode,
  }
  return new Promise((resolve, reject) =>
    omise.createToken('card', card, (status, { id, message }) => {
      if (status === 200 && id) resolve(id)
      else if (status >= 400 && status < 500) reject(new CardRejectedError(message))
      else reject(new Error(`No card token: ${status}`))
    }),
  )
}
