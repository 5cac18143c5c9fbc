/**
 * An inline script that loads the page's scripts once its first frame is painted, so that they do not compete with what
 * the frame shows; immediately in a hidden tab, which paints nothing. The scripts' addresses are in the data block
 * `scripts`, so that this text is the same on every page and its hash can be allowed.
 */
export const scriptsAfterPaint = `{const {modules:m,entry:s}=JSON.parse(document.querySelector("script#scripts").textContent),a=()=>setTimeout(()=>{for(const e of m)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:e}));for(const e of s)document.head.append(Object.assign(document.createElement("script"),{type:"module",async:false,src:e}))});let n=0;const o=()=>n++||a();document.hidden?o():PerformanceObserver.supportedEntryTypes?.includes("paint")?new PerformanceObserver(o).observe({type:"paint",buffered:true}):requestAnimationFrame(o)}`
