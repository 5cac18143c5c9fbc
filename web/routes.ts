import { route } from './app/route.ts'
import { paths } from './paths.ts'

/** Every page: its path, its code, its data, its head. The first that fits is shown. */
export const routes = [
  route(paths.notFound, 'content/NotFoundPage', {
    page: () => import('./pages/content/NotFoundPage.tsx'),
    head: () => ({ title: 'Page not found', robots: 'noindex' }),
    exists: () => false,
  }),
]
