import type { ConfirmPaymentValues } from './confirmPaymentRules.ts'

type Typed = Partial<ConfirmPaymentValues>

interface Stored {
  texts: Record<string, string>
  slip?: { name: string; type: string; content: string } | undefined
}

const storageKey = 'confirm-payment'

/** Keeps the form through the reload that a sign-in brings, slip and all, in this tab alone. */
export async function keepPayment({ slip, ...texts }: Typed) {
  const stored: Stored = { texts }
  try {
    if (slip) stored.slip = { name: slip.name, type: slip.type, content: await contentOf(slip) }
    sessionStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // Blocked or full storage: the form itself still holds everything until the page is left.
  }
}

/** What was filled in before a reload. */
export function readPayment(): Typed {
  try {
    const stored: Stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{"texts":{}}')
    return { ...stored.texts, ...(stored.slip ? { slip: fileOf(stored.slip) } : {}) }
  } catch {
    return {}
  }
}

/** Forgets it: the slip is sent. */
export function dropPayment() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Blocked storage: nothing was kept.
  }
}

function contentOf(slip: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(slip)
  })
}

function fileOf({ name, type, content }: NonNullable<Stored['slip']>) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type })
}
