import type { ReactNode } from 'react'

/** The frame of most pages: news, header, page, footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
