import { useLayoutEffect } from 'react'

/** Sets the attribute by which the page leaves room for the buy bar at its foot (product.bar.*). */
export function useBuyBar() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['buyBar'] = ''
    return () => {
      delete dataset['buyBar']
    }
  }, [])
}
