import type { PageAssets } from './entryServer.tsx'

/**
 * Asks for a page's scripts once its first frame is seen, so that they do not compete with what that shows; at once in
 * a tab that is not seen and draws none. Stands in the HTML.
 */
export const scriptsAfterPaint = ({ modules, entry }: Pick<PageAssets, 'modules' | 'entry'>) =>
  `{const a=()=>setTimeout(()=>{for(const e of ${list(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:e}));for(const e of ${list(entry)})document.head.append(Object.assign(document.createElement("script"),{type:"module",async:false,src:e}))});let n=0;const o=()=>n++||a();document.hidden?o():PerformanceObserver.supportedEntryTypes?.includes("paint")?new PerformanceObserver(o).observe({type:"paint",buffered:true}):requestAnimationFrame(o)}`

const list = (addresses: readonly string[]) => JSON.stringify(addresses)
