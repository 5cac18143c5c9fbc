import { MultiSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { useOperation } from '../shell/useOperation.ts'

/** Products that a search offers at a time. */
const offered = 50

/** A field of products, which are found by name or code, with a list of codes as its value. */
export function ProductsField({
  name,
  label,
  description,
}: Record<'name' | 'label' | 'description', string>) {
  const { input, meta } = useField<string[]>(name)
  const [search, setSearch] = useState('')
  const { data } = useOperation(
    'products',
    { search: search.slice(0, 100), limit: offered },
    { placeholderData: keepPreviousData },
  )
  const products = data?.rows ?? []
  const chosen = input.value.filter((code) => !products.some((row) => row.code === code))
  return (
    <MultiSelect
      label={label}
      description={description}
      placeholder={input.value.length === 0 ? 'All products' : ''}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      // The CMS has found them already, also by words that their names do not have.
      filter={({ options }) => options}
      nothingFoundMessage="No product matches."
      value={input.value}
      onChange={input.onChange}
      data={[
        ...chosen.map((code) => ({ value: code, label: code })),
        ...products.map(({ code, name: title }) => ({ value: code, label: `${title} (${code})` })),
      ]}
      error={meta.dirtySinceLastSubmit ? undefined : meta.submitError}
    />
  )
}
