import { withKinds } from '@vitrine/contract/rules/areas/foldName.ts'
import { useEffect } from 'react'
import { addressCopy } from '#web/generated/messages/addressCopy.ts'
import { language } from '#web/lib/language.ts'
import styles from './AreaField.module.css'
import { addressLine } from './addressParts.ts'
import type { Area, useAreaSearch } from './useAreaSearch.ts'

const keyOf = ({ subdistrict, district, province, postcode }: Area) =>
  `${subdistrict}-${district}-${province}-${postcode}`.replace(/\s/g, '')

function textOf({ district, province, postcode, ...area }: Area) {
  const { subdistrict, city } = withKinds({ ...area, city: district }, province)
  return addressLine(subdistrict, city, `${province} ${postcode}`)
}

/** Returns the id of an option's element, for `aria-activedescendant`. */
export const areaId = (listId: string, area: Area) => `${listId}-${keyOf(area)}`

interface AreaListProps {
  id: string
  search: Pick<ReturnType<typeof useAreaSearch>, 'areas' | 'active' | 'pick'>
}

/** The areas to choose from, by pointer or by the keys of their field (checkout.area.keyboard). */
export function AreaList({ id, search: { areas, active, pick } }: AreaListProps) {
  useEffect(() => {
    if (active) document.getElementById(areaId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return (
    <div id={id} role="listbox" aria-label={addressCopy.areas} className={styles.list}>
      {areas.map((area) => (
        <div
          key={keyOf(area)}
          id={areaId(id, area)}
          role="option"
          tabIndex={-1}
          aria-selected={area === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(area)}
          onKeyDown={(event) => event.key === 'Enter' && pick(area)}
        >
          <span>{textOf(area)}</span>
          {area.localName && language() === 'en' ? (
            <span className={styles.local} lang="th">
              {area.localName}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  )
}
