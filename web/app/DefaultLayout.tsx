import type { ReactNode } from 'react'
import { BagDrawer } from '../shop/cart/BagDrawer.tsx'
import { NotificationBar } from '../shop/content/NotificationBar.tsx'
import { SiteFooter } from '../shop/content/SiteFooter.tsx'
import { SiteHeader } from '../shop/content/SiteHeader.tsx'
import { SkipLink } from '../shop/content/SkipLink.tsx'
import { useHeader } from '../shop/content/useHeader.ts'
import { SearchDrawer } from '../shop/search/SearchDrawer.tsx'
import { BackToTop } from '../ui/BackToTop.tsx'
import { Toaster } from '../ui/Toaster.tsx'

/** The frame of most pages: news, header, page, footer (SPEC §2 Layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { ref, isHidden, offersTop } = useHeader()
  return (
    <>
      <SkipLink />
      <NotificationBar />
      <SiteHeader hidden={isHidden} ref={ref} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <BackToTop offered={offersTop} />
      <BagDrawer />
      <SearchDrawer />
      <Toaster />
    </>
  )
}
