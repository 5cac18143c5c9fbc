import { Pagination } from '@mantine/core'

const names = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
}

interface Props {
  page: number
  pages: number
  setPage: (page: number) => void
}

/** The pagination of a list. */
export const Pages = ({ page, pages, setPage }: Props) =>
  pages <= 1 ? null : (
    <nav aria-label="Pages">
      <Pagination
        value={page}
        total={pages}
        onChange={setPage}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        getControlProps={(control) => ({ 'aria-label': names[control] })}
      />
    </nav>
  )
