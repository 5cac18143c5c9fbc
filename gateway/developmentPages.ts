import type { FastifyInstance } from 'fastify'
import type { PageAssets } from './pages.ts'

/** Vite serves the sources from inside the gateway, so that one port is the whole shop. */
export async function startVite(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url?.startsWith('/graphql')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  return vite
}

/** React's refresh preamble comes first; everything else Vite finds by itself. */
export const developmentAssets: PageAssets = {
  styles: [{ href: '/web/ui/styles/main.css?direct' }],
  modules: [],
  entry: ['/@vite/client', '/web/app/entryClient.tsx'],
  preamble: `import RefreshRuntime from '/@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`,
}
