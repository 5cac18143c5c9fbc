import './print.css'

/**
 * Opens closed details while the page is printed, which browsers hide by a rule that styles cannot change, and loads
 * the style sheet for paper.
 */
export function printDetails(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of opened) {
      // The browser lets only one of those with the same name be open.
      details.dataset['name'] = details.name
      details.name = ''
      details.open = true
    }
  })
  addEventListener('afterprint', () => {
    for (const details of opened) {
      details.open = false
      details.name = details.dataset['name'] ?? ''
    }
  })
}
