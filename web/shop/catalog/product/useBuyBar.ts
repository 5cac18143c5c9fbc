import { useInsertionEffect } from 'react'

/**
 * Sets the attribute by which the page leaves room for the buy bar at its foot (product.bar.*), in an insertion effect,
 * because the gallery measures itself in a layout effect.
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
