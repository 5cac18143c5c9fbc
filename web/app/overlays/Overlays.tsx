import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { firstInteraction } from '#web/boot/firstInteraction.ts'
import { type OverlayName, useOverlays } from '#web/core/overlays.ts'
import { consentCopy } from '#web/generated/messages/consentCopy.ts'
import { uiCopy } from '#web/generated/messages/uiCopy.ts'
import { reloadForCode } from '#web/lib/reloadForCode.ts'
import { showToast } from '#web/ui/toast/toast.ts'

/** The overlays that may open on any page, loaded when they first open. */
const overlays: Partial<Record<OverlayName, () => Promise<ComponentType>>> = {
  bag: async () => (await import('#web/shop/cart/CartDrawer.tsx')).CartDrawer,
  consent: async () =>
    (await import('#web/frame/consent/ConsentPreferences.tsx')).ConsentPreferences,
  menu: async () => (await import('#web/frame/header/MobileMenu.tsx')).MobileMenu,
  quickView: async () => (await import('#web/shop/catalog/product/QuickView.tsx')).QuickView,
  search: async () => (await import('#web/shop/search/SearchDrawer.tsx')).SearchDrawer,
  signIn: async () => (await import('#web/shop/customer/account/SignInDialog.tsx')).SignInDialog,
}

/** Opened from every page: their code is loaded with the first interaction. */
const likely: OverlayName[] = ['bag', 'menu', 'search']

/** The overlays whose code is loaded; they open in the next frame. */
const components = new Map<OverlayName, ComponentType>()

/** Renders the overlays, and keeps one that was opened mounted for its closing animation. */
export function Overlays() {
  const { current, close } = useOverlays()
  const [opened, setOpened] = useState<ReadonlySet<OverlayName>>(new Set())
  const open = useCallback(
    (name: OverlayName) => setOpened((before) => new Set(before).add(name)),
    [],
  )
  if (current && components.has(current) && !opened.has(current)) open(current)
  useEffect(() => void loadLikely(), [])

  useEffect(() => {
    if (!current || !overlays[current] || components.has(current)) return
    let isWanted = true
    load(current).then(
      () => open(current),
      () => {
        if (!isWanted) return
        // Content blockers remove the code of the consent, for which the page is not reloaded.
        const isBlocked = current === 'consent'
        if (!isBlocked && reloadForCode({ keepsText: true })) return
        close()
        showToast('error', isBlocked ? consentCopy.blocked : uiCopy.failed)
      },
    )
    return () => {
      isWanted = false
    }
  }, [current, close, open])

  return [...opened].map((name) => {
    const Overlay = components.get(name)
    return Overlay ? <Overlay key={name} /> : null
  })
}

async function load(name: OverlayName) {
  const component = await overlays[name]?.()
  if (component) components.set(name, component)
}

async function loadLikely() {
  await firstInteraction()
  for (const name of likely) load(name).catch(() => {})
}
