import { Anchor, Burger, Button, Drawer, NavLink } from '@mantine/core'
import type { StaffRole, StaffSession } from '@vitrine/commerce/staff/people.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { errorMessages } from './api.ts'
import { notify } from './Notices.tsx'
import { signOut } from './session.ts'
import { leave } from './unsaved.tsx'

const pages: [path: string, title: string, roles: readonly StaffRole[]][] = [
  ['/', 'Work', ['staff', 'manager']],
  ['/figures', 'Figures', ['manager']],
  ['/orders', 'Orders', ['staff', 'manager']],
  ['/customers', 'Customers', ['staff', 'manager']],
  ['/stock', 'Stock', ['staff', 'manager']],
  ['/products', 'Products', ['manager', 'editor']],
  ['/coupons', 'Coupons', ['manager']],
  ['/delivery', 'Delivery', ['manager']],
  ['/content', 'Content', ['manager', 'editor']],
  ['/people', 'People', ['manager']],
  ['/programs', 'Programs', ['manager']],
  ['/records', 'Records', ['manager']],
]

/** Pages of a shop whose products and orders are those of another engine. */
const contentPages = new Set([
  '/content',
  '/images',
  '/people',
  '/programs',
  '/records',
  '/account',
])

/** The page in the navigation under which another one lies. */
const parents: Record<string, string> = {
  '/images': '/content',
  '/categories': '/products',
  '/brands': '/products',
  '/colours': '/products',
  '/sizes': '/products',
}

/** The frame of every page: a side bar with the navigation, which is a drawer on small windows. */
export function Layout({ session, children }: { session: StaffSession; children: ReactNode }) {
  const [path] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const page = `/${path.split('/')[1]}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its top
  useEffect(() => {
    setOpen(false)
    scrollTo(0, 0)
  }, [path])
  if (session.isContentOnly && !contentPages.has(page)) return <Redirect to="/content" replace />
  const navigation = <Navigation session={session} page={parents[page] ?? page} />
  return (
    <div className="frame">
      <header className="bar">
        <button type="button" className="skip" onClick={() => main.current?.focus()}>
          Skip to content
        </button>
        <Burger
          className="menu"
          size="sm"
          aria-label="Menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
        <p className="brand">Vitrine</p>
        <div className="side">{navigation}</div>
      </header>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={<span className="brand">Vitrine</span>}
        closeButtonProps={{ 'aria-label': 'Close' }}
        size="xs"
      >
        {navigation}
      </Drawer>
      <main ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function Navigation({ session, page }: { session: StaffSession; page: string }) {
  const { name, role, isContentOnly, engineUrl } = session
  return (
    <>
      <nav aria-label="Back office">
        {pages
          .filter(([path]) => !isContentOnly || contentPages.has(path))
          .filter(([, , roles]) => roles.includes(role))
          .map(([path, title]) => (
            <NavLink
              key={path}
              component={Link}
              href={path}
              label={title}
              active={path === page}
              aria-current={path === page ? 'page' : undefined}
            />
          ))}
        {engineUrl && <NavLink href={engineUrl} label="Orders and products" />}
      </nav>
      <div className="who">
        <span>
          <Anchor component={Link} href="/account">
            {name}
          </Anchor>
          <small>{role}</small>
        </span>
        <Button
          size="xs"
          flex="none"
          onClick={() =>
            leave(() => signOut().catch((error) => notify('error', errorMessages(error).join(' '))))
          }
        >
          Sign out
        </Button>
      </div>
    </>
  )
}
