/** Records clicks and changes of fields until the page is hydrated; the first script of the HTML. */
export const captureEarlyEvents = () => {
  self.__EARLY__ = []
  for (const type of ['click', 'change', 'input'] as const)
    addEventListener(
      type,
      (event) => {
        const target = event.target as HTMLInputElement
        const { value, checked } = target
        self.__EARLY__?.push({ type, event, target, value, checked })
      },
      true,
    )
}
