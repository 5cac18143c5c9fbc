import type { ActiveFaults } from './activeFaults.ts'

const style = `
:host { display: block; font: 400 0.875rem/1.4 Anuphan, system-ui, sans-serif; color: #1b1816; background: #f6d580; }
aside { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; padding: 0.375rem clamp(1rem, 4vw, 2.5rem); }
p { margin: 0; flex: 1 1 12rem; min-inline-size: 0; overflow-wrap: anywhere; }
b { font-weight: 600; }
button { min-block-size: 2.75rem; display: inline-flex; align-items: center; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: 4px; cursor: pointer; }
:focus-visible { outline: 2px solid #1b1816; outline-offset: 2px; }
`

/** An element that React does not know, so that hydration skips it. */
const name = 'vitrine-faults'

/** The text of one switch: how often it still happens. */
const labelOf = ({ text, remaining }: ActiveFaults['faults'][number]) =>
  remaining === null ? text : remaining === 0 ? `${text} (used up)` : `${text} (${remaining} left)`

/** Describes the switches in one line. */
export function describe({ text, faults, isOfTab }: ActiveFaults): string {
  const labels = new Map(faults.map((fault) => [fault.text, labelOf(fault)]))
  const parts = text
    .split(',')
    .filter((part) => part !== 'tab')
    .map((part) => labels.get(part) ?? part)
  return `${isOfTab ? 'This tab' : 'This browser'}: ${parts.join(', ')}`
}

/** Shows the switches above every page, and returns a function that updates them. */
export function showBanner(
  active: ActiveFaults,
  onOff: () => void,
): (active: ActiveFaults) => void {
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const aside = Object.assign(document.createElement('aside'), { ariaLabel: 'Fault switches' })
  const line = document.createElement('p')
  const text = document.createElement('span')
  line.append(Object.assign(document.createElement('b'), { textContent: 'Faults are on. ' }), text)
  // No link: the first link of a page is the one that leads to its content (accessibility.keyboard.skip-link).
  const change = document.createElement('button')
  Object.assign(change, {
    type: 'button',
    textContent: 'Edit faults',
    onclick: () => location.assign('/_machines/faults'),
  })
  const off = document.createElement('button')
  Object.assign(off, { type: 'button', textContent: 'Switch off', onclick: onOff })
  aside.append(line, change, off)
  root.append(aside)
  const update = (next: ActiveFaults) => {
    text.textContent = describe(next)
  }
  update(active)
  place(host)
  return update
}

/** Puts the element at the top of the page, again whenever the page has been replaced. */
function place(host: HTMLElement) {
  const put = () => {
    if (document.body && document.body.firstElementChild !== host) document.body.prepend(host)
  }
  const start = () => {
    put()
    new MutationObserver(put).observe(document.body, { childList: true })
    new MutationObserver(put).observe(document.documentElement, { childList: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
