import type { ReactNode } from 'react'
import { PlainHeader } from '#web/frame/header/PlainHeader.tsx'

/** The barest frame: the way back to the shop, the name, the page (SPEC §2 Layouts). */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
