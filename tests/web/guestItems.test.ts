import { expect, test, vi } from 'vitest'
import { onOtherTabsItems } from '#web/shop/catalog/wishlist/guestItems.ts'

test('a change of the device’s wishlist by another tab is reported until the listener stops', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const change = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const notify = vi.fn()
  const stop = onOtherTabsItems(notify)
  change('guest-wishlist')
  change('another')
  expect(notify).toHaveBeenCalledTimes(1)
  stop()
  change('guest-wishlist')
  expect(notify).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
