/** Moves the page's clock, which `Date` reads, by an offset in milliseconds. Timers run as before. */
export function moveClock(offset: number): void {
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
