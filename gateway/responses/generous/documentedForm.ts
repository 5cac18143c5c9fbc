import { CartNotice } from '@vitrine/contract/cart.ts'
import { Swatch } from '@vitrine/contract/catalog.ts'
import { Image, ImageSizes, Instant } from '@vitrine/contract/common.ts'
import { Settings } from '@vitrine/contract/content.ts'
import { PromptPay } from '@vitrine/contract/orders.ts'
import { Suggestion } from '@vitrine/contract/search.ts'
import type { z } from 'zod'
import { imageForm, sizesForm } from './imageForm.ts'
import { instantForm } from './instantForm.ts'
import { isRecord } from './otherForms.ts'

/** Reads a swatch without its colour or image as a text swatch, and one without a flag as available. */
function swatchForm(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { color, colors, imageUrl, isAvailable = true } = value
  const isComplete = {
    'colour-swatch': typeof color === 'string' && color !== '',
    'duo-colour-swatch': Array.isArray(colors) && colors.length === 2,
    'image-swatch': Boolean(imageUrl),
  }
  const type = String(value['type'])
  const isPlain = type in isComplete && !isComplete[type as keyof typeof isComplete]
  return { ...value, isAvailable, ...(isPlain && { type: 'text-swatch' }) }
}

/** A logo may be its image alone, or a text. */
function logoForm(value: unknown): unknown {
  if (typeof value === 'string')
    return /^(https?:\/)?\//.test(value) ? { text: '', image: value } : { text: value }
  if (!isRecord(value) || 'text' in value || 'image' in value) return value
  return { text: value['alt'], image: value }
}

const noticeForm = (value: unknown) =>
  typeof value === 'string' ? { code: '', message: value } : value

/** Reads a PromptPay code with an undocumented status as pending, and a reversed charge as failed. */
function promptPayForm(value: unknown): unknown {
  if (!isRecord(value) || PromptPay.shape.status.safeParse(value['status']).success) return value
  return { ...value, status: value['status'] === 'reversed' ? 'failed' : 'pending' }
}

/** A suggestion may have its fields beside its type. */
const suggestionForm = (value: unknown) =>
  isRecord(value) && !('fields' in value) ? { type: value['type'], fields: value } : value

const forms = new Map<z.core.$ZodType, (value: unknown) => unknown>([
  [Image, imageForm],
  [ImageSizes, sizesForm],
  [Instant, instantForm],
  [Swatch, swatchForm],
  [Settings.shape.logo, logoForm],
  [CartNotice, noticeForm],
  [PromptPay, promptPayForm],
  [Suggestion, suggestionForm],
])

/** Returns what another system sends for a schema in the form that the contract documents. */
export function documentedForm(schema: z.ZodType, value: unknown): unknown {
  // A description makes a copy, whose parent is the schema.
  let current: z.core.$ZodType | undefined = schema
  while (current && !forms.has(current)) current = current._zod.parent
  return (current && forms.get(current)?.(value)) ?? value
}
