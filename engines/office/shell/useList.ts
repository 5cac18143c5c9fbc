import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useOperation } from './useOperation.ts'

/** A list of rows whose filters and page are in the address. */
export function useList<Name extends 'customers' | 'orders' | 'products' | 'stock'>(
  name: Name,
  rowsOfPage = 50,
) {
  const [params, setParams] = useSearchParams()
  const { page = '1', ...filters } = Object.fromEntries(params)
  const input = { ...filters, page: Number(page), limit: rowsOfPage }
  const reading = useOperation(name, input, { placeholderData: keepPreviousData })
  return {
    reading,
    filters,
    /** Shows the first page of other rows. */
    filter: (changes: Record<string, string>) =>
      setParams(Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== '')),
    page: Number(page),
    pages: Math.ceil((reading.data?.total ?? 0) / rowsOfPage),
    setPage: (next: number) => setParams({ ...filters, page: String(next) }),
  }
}
