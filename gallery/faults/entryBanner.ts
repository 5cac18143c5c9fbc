import {
  faultSwitches,
  type PageFaults,
  readActiveFaults,
  switchOff,
  urlWith,
} from './activeFaults.ts'
import { showBanner } from './bannerElement.ts'
import { sendWithTab, tabHeader } from './sendWithTab.ts'

// The gateway adds this script to the pages of testers with faults, and nothing to those of visitors.
const script = document.querySelector<HTMLScriptElement>('script[data-faults]')
const active: PageFaults = JSON.parse(script?.dataset['faults'] ?? '{}')
const switches = faultSwitches(active)

moveClock(active.clockOffset)
if (active.hidesPopups) document.documentElement.dataset['popups'] = 'off'
const stop = active.isOfTab ? sendWithTab(switches) : undefined

const update = showBanner(active, async () => {
  if (stop) stop()
  else await switchOff()
  const url = urlWith(location.href, '')
  if (url === location.pathname + location.search + location.hash) location.reload()
  else location.replace(url)
})

if (active.faults.some(({ remaining }) => remaining !== null)) {
  const isRequest = ({ name }: PerformanceEntry) => new URL(name).pathname === '/graphql'
  new PerformanceObserver(async (list) => {
    if (list.getEntries().some(isRequest))
      update(await readActiveFaults(active.isOfTab ? { [tabHeader]: switches } : {}))
  }).observe({ type: 'resource' })
}

/** Moves the page's clock, which `Date` reads, but not its timers, by an offset in milliseconds. */
function moveClock(offset: number): void {
  if (offset === 0) return
  const RealDate = Date
  const now = () => RealDate.now() + offset
  window.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
}
