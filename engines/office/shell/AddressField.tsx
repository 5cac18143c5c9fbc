import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { TextField } from './Form.tsx'

interface Props {
  name: string
  description: string
  maxLength?: number
}

/** A part of an address, proposed from the field `name` until it is typed. */
export function AddressField({ name: field, description, maxLength = 80 }: Props) {
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } })
  const { change } = useForm()
  const [proposed, setProposed] = useState('')
  const { name = '', [field]: slug = '' } = values
  const isProposed = slug === proposed
  useEffect(() => {
    if (!isProposed) return
    let isCurrent = true
    void proposedSlug(name, maxLength).then((next) => {
      if (!isCurrent) return
      setProposed(next)
      change(field, next)
    })
    return () => {
      isCurrent = false
    }
  }, [change, field, name, isProposed, maxLength])
  return (
    <TextField
      name={field}
      label="Address"
      description={description}
      maxLength={maxLength}
      required
    />
  )
}

/** A name in Latin letters as a part of an address. */
async function proposedSlug(name: string, maxLength: number): Promise<string> {
  const { default: anyAscii } = await import('any-ascii')
  return anyAscii(name)
    .toLowerCase()
    .replace(/['"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxLength)
    .replace(/-+$/, '')
}
