import { type ComponentType, useEffect, useState } from 'react'
import { firstSign } from '../lib/firstSign.ts'
import { type OverlayName, useOverlays } from '../shop/content/overlays.ts'
import { showToast } from '../ui/toast.ts'

/**
 * The overlays that may open on any page; each reads `useOverlays()` and draws itself while it is the current one.
 * Their code comes with the first opening. What needs a page's own data, like the filters, stands in that page.
 */
const overlays: Partial<Record<OverlayName, () => Promise<ComponentType>>> = {
  bag: async () => (await import('../shop/cart/BagDrawer.tsx')).BagDrawer,
  campaign: async () => (await import('../shop/content/CampaignPopup.tsx')).CampaignPopup,
  consent: async () => (await import('../shop/content/ConsentBar.tsx')).ConsentBar,
  menu: async () => (await import('../shop/content/MobileMenu.tsx')).MobileMenu,
  newsletter: async () => (await import('../shop/content/NewsletterPopup.tsx')).NewsletterPopup,
  quickView: async () => (await import('../shop/catalog/QuickView.tsx')).QuickView,
  search: async () => (await import('../shop/search/SearchDrawer.tsx')).SearchDrawer,
  signIn: async () => (await import('../shop/customer/SignInDialog.tsx')).SignInDialog,
}

/** Opened from every page: their code is asked for ahead, once somebody touches the page. */
const likely: OverlayName[] = ['bag', 'menu', 'search']

/** Draws what lies over the page; an overlay stays in the page once it was opened, for its closing motion. */
export function Overlays() {
  const { current, close } = useOverlays()
  const [loaded, setLoaded] = useState<ReadonlyMap<OverlayName, ComponentType>>(new Map())
  useEffect(() => void loadLikely(), [])

  useEffect(() => {
    if (!current || loaded.has(current)) return
    let wanted = true
    overlays[current]?.().then(
      (component) => setLoaded((before) => new Map(before).set(current, component)),
      () => {
        if (!wanted) return
        close()
        showToast('error', 'Something went wrong, please try again.')
      },
    )
    return () => {
      wanted = false
    }
  }, [current, loaded, close])

  return [...loaded].map(([name, Overlay]) => <Overlay key={name} />)
}

async function loadLikely() {
  await firstSign()
  for (const name of likely) overlays[name]?.().catch(() => {})
}
