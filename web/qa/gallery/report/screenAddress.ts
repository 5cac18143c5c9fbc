const addresses = new Map<string, string>()

/** The address of a screenshot: a file of the last run, or a picture of a report, which browsers open only as a blob. */
export function screenAddress(file: string): string {
  if (!file.startsWith('data:')) return `/_machines/screens/${file}`
  const known = addresses.get(file)
  if (known) return known
  const [head = '', body = ''] = file.split(',')
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(
    new Blob([bytes], { type: head.slice(5).split(';')[0] ?? '' }),
  )
  addresses.set(file, address)
  return address
}
