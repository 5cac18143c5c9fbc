import { Fragment, type ReactNode, Suspense, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { routes } from '../routes.ts'
import { SkipLink } from '../shop/content/SkipLink.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { EarlyPresses } from './earlyPresses.ts'
import { FailureGate } from './FailureGate.tsx'
import { HeadTags } from './HeadTags.tsx'
import { layouts } from './layouts.tsx'
import { Overlays } from './Overlays.tsx'
import { PopupsHost } from './PopupsHost.tsx'
import { pageComponent } from './pageComponent.ts'
import { matchRoute } from './route.ts'

/** The page that the address names, in its layout; shown at once, with skeletons where it must wait. */
export function Outlet({ siteUrl }: { siteUrl: string }) {
  const [path] = useLocation()
  const match = matchRoute(routes, path, useSearch())
  const Page = pageComponent(match.route)
  const first = useRef(path)
  // A boundary comes alive in one piece as soon as anything around it changes. The first page's code and data are here,
  // so it needs none and comes alive in small steps.
  const Waiting = path === first.current ? Fragment : PageBoundary
  return (
    <>
      <HeadTags match={match} path={path} siteUrl={siteUrl} />
      <SkipLink />
      <Overlays />
      {layouts[match.route.layout](
        <ErrorBoundary key={path}>
          <FailureGate match={match}>
            <Waiting>
              <Page parameters={match.parameters} />
            </Waiting>
          </FailureGate>
        </ErrorBoundary>,
      )}
      <PopupsHost />
      <Toaster />
      <EarlyPresses />
    </>
  )
}

const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
)
