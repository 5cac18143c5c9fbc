import { useInsertionEffect } from 'react'

/**
 * Sets the attribute by which the page leaves room for the buy bar at its foot (product.bar.*). Before the layout effects:
 * it restyles the page, which the gallery measures in one of them.
 */
export function useBuyBar() {
  useInsertionEffect(() => {
    const { dataset } = document.documentElement
    dataset['buyBar'] = ''
    return () => {
      delete dataset['buyBar']
    }
  }, [])
}
