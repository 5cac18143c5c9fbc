import type { ReactNode } from 'react'
import { FooterNewsletter } from '../shop/content/FooterNewsletter.tsx'
import { NotificationBar } from '../shop/content/NotificationBar.tsx'
import { SiteFooter } from '../shop/content/SiteFooter.tsx'
import { SiteHeader } from '../shop/content/SiteHeader.tsx'
import { useHeader } from '../shop/content/useHeader.ts'
import { BackToTop } from '../ui/BackToTop.tsx'

/** The frame of most pages: news, header, page, footer (SPEC §2 Layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { ref, isHidden, offersTop } = useHeader()
  return (
    <>
      <NotificationBar />
      <SiteHeader hidden={isHidden} ref={ref} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <BackToTop offered={offersTop} />
      <SiteFooter newsletter={<FooterNewsletter />} />
    </>
  )
}
