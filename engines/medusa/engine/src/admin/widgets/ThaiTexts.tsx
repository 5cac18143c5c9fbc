import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Input, Label, Text, Textarea, toast } from '@medusajs/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { post, read } from '../requests'

/** The routes of the admin by the prefix of an id, with the key of their response. */
const routes: Readonly<Record<string, { path: string; key: string }>> = {
  prod: { path: 'products', key: 'product' },
  pcat: { path: 'product-categories', key: 'product_category' },
  pcol: { path: 'collections', key: 'collection' },
  ptyp: { path: 'product-types', key: 'product_type' },
}

const nameField = { field: 'name', label: 'Name', control: Input }
const productFields = [
  nameField,
  { field: 'description', label: 'Description', control: Textarea },
  { field: 'composition', label: 'Material', control: Input },
]

/** The part of the metadata that the shop reads. */
interface ShopMetadata {
  thai?: Record<string, unknown>
}

type Stored = Record<string, { metadata: { vitrine?: ShopMetadata } | null }>

/** The texts that the shop shows in Thai, or in English where a field is empty. */
function ThaiTexts({ data: { id } }: DetailWidgetProps<{ id: string }>) {
  const { path, key } = routes[id.split('_')[0] ?? ''] ?? { path: '', key: '' }
  const url = `/admin/${path}/${id}`
  const [shop, setShop] = useState<ShopMetadata>()
  const [hasFailed, setFailed] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const load = useCallback(async () => {
    const stored = await read<Stored>(`${url}?fields=metadata`)
    return stored[key]?.metadata?.vitrine ?? {}
  }, [url, key])
  useEffect(() => {
    load().then(setShop, () => setFailed(true))
  }, [load])
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaving(true)
    const entered = Object.fromEntries(new FormData(event.currentTarget))
    // The metadata as it is now: others may have changed its other parts meanwhile.
    const isSaved = await load().then(
      (now) =>
        post(url, { metadata: { vitrine: { ...now, thai: filled({ ...now.thai, ...entered }) } } }),
      () => false,
    )
    setSaving(false)
    if (isSaved) toast.success('The Thai texts were saved.')
    else toast.error("The Thai texts couldn't be saved. Please try again.")
  }
  if (hasFailed)
    return (
      <Container>
        <Text>The Thai texts couldn&apos;t be loaded.</Text>
      </Container>
    )
  if (!shop) return null
  return (
    <Container>
      <form lang="th" className="flex flex-col gap-4" onSubmit={save}>
        <Heading level="h2" lang="en">
          Thai
        </Heading>
        {(key === 'product' ? productFields : [nameField]).map(
          ({ field, label, control: Control }) => (
            <div key={field} className="flex flex-col gap-2">
              <Label size="small" htmlFor={`thai-${field}`} lang="en">
                {label}
              </Label>
              <Control
                id={`thai-${field}`}
                name={field}
                defaultValue={String(shop.thai?.[field] ?? '')}
              />
            </div>
          ),
        )}
        <Button type="submit" variant="secondary" className="w-fit" disabled={isSaving} lang="en">
          Save
        </Button>
      </form>
    </Container>
  )
}

const filled = (texts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

export const config = defineWidgetConfig({
  id: 'shop-thai-texts',
  zone: [
    'product.details.after',
    'product_category.details.after',
    'product_collection.details.after',
    'product_type.details.after',
  ],
})

export default ThaiTexts
