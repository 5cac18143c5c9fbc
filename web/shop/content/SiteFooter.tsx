import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { scrollToTop } from '#web/ui/scrollToTop.ts'
import { FooterContact } from './FooterContact.tsx'
import { Logo } from './Logo.tsx'
import { useOpenOverlay } from './overlays.ts'
import styles from './SiteFooter.module.css'
import { useSite } from './SiteProvider.tsx'
import type { SiteQuery } from './site.generated.ts'

/** The footer: newsletter, menu columns, ways to reach the shop, copyright. */
export function SiteFooter({
  newsletter,
}: {
  /** The newsletter's form, under the words that the merchant set. */
  newsletter?: ReactNode
}) {
  const { data } = useSite()
  const site = data?.site
  const open = useOpenOverlay()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {newsletter && site?.settings.subscription.enabled ? (
          <section className={styles.newsletter} aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter" className={styles.title}>
              {site.settings.subscription.title}
            </h2>
            <p className={styles.text}>{site.settings.subscription.description}</p>
            {newsletter}
          </section>
        ) : null}
        {site ? <Columns site={site} /> : null}
        <div className={styles.end}>
          <Logo site={site} />
          <p className={styles.copyright}>{site?.info.copyright}</p>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('consent')}>
            Cookie preferences
          </Button>
          <Button className={styles.top} variant="quiet" onClick={scrollToTop}>
            Back to top
          </Button>
        </div>
      </div>
    </footer>
  )
}

function Columns({ site }: { site: NonNullable<SiteQuery['site']> }) {
  return (
    <div className={styles.columns}>
      {site.menus.footer.map((group) => (
        <nav key={group.id} aria-label={group.title}>
          <h2 className={styles.heading}>{group.title}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.id}>
                <a className={styles.link} href={item.url} target={item.target ?? undefined}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <FooterContact {...site.settings} />
    </div>
  )
}
