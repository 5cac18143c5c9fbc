import './print.css'

/**
 * Opens closed details while the page is printed: paper has no button for them, and browsers hide them by a rule that styles
 * cannot change. Its style sheet has the other rules for paper; both are loaded after the first view.
 */
export function printDetails(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of opened) {
      // Of those with one name, the browser lets only one be open.
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
