import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'

interface Props {
  label: string
  placeholder?: string
  search?: string
  onSearch: (search: string) => void
}

/** A field that finds rows of a list, which needs a new key to show another search. */
export function Search({ label, placeholder, search = '', onSearch }: Props) {
  const [typed, setTyped] = useState(search)
  return (
    <search>
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <TextInput
          type="search"
          label={label}
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
