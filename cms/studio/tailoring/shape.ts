import type { Fitting } from './fitting.ts'
import type { sheath } from './sheath.ts'

export type Shape = ReturnType<typeof sheath>

/** A drawing that ends at the outline of a garment. */
export function within({ sheet }: Fitting, { d }: Pick<Shape, 'd'>, drawing: string): string {
  return drawing && `<g clip-path="${sheet.clip(d)}">${drawing}</g>`
}
