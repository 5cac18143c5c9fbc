import { createRandom } from '../../drawing/random.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { EditorialPlate } from '../../plateSpec.ts'
import { drawStudio } from '../backdrop.ts'
import { arches, salon, stairs } from './built.ts'
import { city } from './city.ts'
import { festival } from './festival.ts'
import { garden } from './garden.ts'
import type { Scene } from './parts.ts'
import { sea } from './sea.ts'
import { temple } from './temple.ts'

/** Draws the setting of a look-book scene, in colours quieter than the garments. */
export function drawSetting(
  sheet: Sheet,
  setting: EditorialPlate['setting'],
  scene: Scene,
): string {
  const random = createRandom(scene.seed ^ 0x5e77)
  return {
    studio: () => drawStudio(sheet, scene),
    arches: () => arches(sheet, scene),
    garden: () => garden(sheet, scene, random),
    stairs: () => stairs(sheet, scene),
    sea: () => sea(sheet, scene),
    city: () => city(sheet, scene, random),
    salon: () => salon(sheet, scene, random),
    temple: () => temple(sheet, scene),
    festival: () => festival(sheet, scene, random),
  }[setting]()
}
