// Runs in the page of a report: images, filters and the comparison with an earlier run.
{
  const report = JSON.parse(document.getElementById('report')?.textContent ?? '{}') as {
    screens: Record<string, string>
    history: { names: string[]; runs: { statuses: string }[] }
  }

  for (const image of document.querySelectorAll('img'))
    image.src = report.screens[image.dataset['screen'] ?? ''] ?? ''

  const controls = [...document.querySelectorAll<HTMLInputElement>('[data-filter]')]

  /** Shows the rows that match the text and the result, and opens their groups. */
  const filterRows = () => {
    const [text = '', status = 'all'] = controls.map(({ value }) => value)
    const words = text.trim().toLowerCase()
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.topic')) {
      const rows = [...group.querySelectorAll<HTMLElement>('tbody tr')]
      for (const row of rows) {
        const isFound = row.textContent.toLowerCase().includes(words)
        row.hidden = !isFound || (status !== 'all' && row.dataset['status'] !== status)
      }
      group.hidden = rows.every((row) => row.hidden)
      group.open = (words !== '' || status !== 'all') && !group.hidden
    }
  }
  for (const control of controls) control.addEventListener('input', filterRows)

  const statuses: Record<string, string> = {
    p: 'passed',
    f: 'failed',
    k: 'flaky',
    s: 'skipped',
    n: 'not run',
    ' ': 'absent',
  }

  const groupOf = (before: string, now: string) => {
    if (before === ' ') return 'Added'
    if (now === ' ') return 'Removed'
    if (now === 'f') return 'Newly failing'
    return before === 'f' ? 'Mended' : 'Changed'
  }

  /** Lists what differs between this run and an earlier one. */
  const compare = (earlier: number) => {
    const { names, runs } = report.history
    const groups: Record<string, string[]> = {
      'Newly failing': [],
      Mended: [],
      Changed: [],
      Added: [],
      Removed: [],
    }
    for (const [position, name] of names.entries()) {
      const now = runs[0]?.statuses[position] ?? ' '
      const before = runs[earlier]?.statuses[position] ?? ' '
      if (now !== before)
        groups[groupOf(before, now)]?.push(`${name}: ${statuses[before]} → ${statuses[now]}`)
    }
    const lists = Object.entries(groups).map(([title, items]) => {
      const details = document.createElement('details')
      details.open = items.length > 0 && items.length <= 50
      const summary = document.createElement('summary')
      summary.textContent = `${title}: ${items.length}`
      const list = document.createElement('ul')
      list.append(
        ...items.map((item) => {
          const entry = document.createElement('li')
          entry.textContent = item
          return entry
        }),
      )
      details.append(summary, list)
      return details
    })
    document.getElementById('compared')?.replaceChildren(...lists)
  }

  const choice = document.querySelector<HTMLSelectElement>('#compare')
  const show = () => choice && compare(Number(choice.value))
  choice?.addEventListener('input', show)
  show()
}
