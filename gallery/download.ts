export function download(file: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = file
  link.click()
  URL.revokeObjectURL(link.href)
}
