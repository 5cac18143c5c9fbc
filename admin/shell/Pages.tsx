import { useListContext } from 'ra-core'

/** The pages of a list. */
export function Pages() {
  const { page, perPage, total = 0, setPage } = useListContext()
  const last = Math.ceil(total / perPage)
  if (last <= 1) return null
  return (
    <nav aria-label="Pages" className="buttons">
      <button type="button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <span>
        Page {page} of {last}
      </span>
      <button type="button" disabled={page >= last} onClick={() => setPage(page + 1)}>
        Next
      </button>
    </nav>
  )
}
