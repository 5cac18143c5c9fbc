import type { ReactNode } from 'react'
import { PlainHeader } from '#web/frame/header/PlainHeader.tsx'

/** The minimal layout: a link to the shop, the name, the page (frame.layout.*). */
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
