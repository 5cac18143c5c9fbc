/** Whether a URL leads to the page at another one: a page that opens itself would do so for ever. */
export function isThisPage(url: string, here: Pick<Location, 'href'> = location): boolean {
  const [target, page] = [URL.parse(url, here.href), new URL(here.href)]
  const plain = (path: string) => path.replace(/\/+$/, '')
  return target?.origin === page.origin && plain(target.pathname) === plain(page.pathname)
}
