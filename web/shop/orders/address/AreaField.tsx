import { type ChangeEvent, type KeyboardEvent, useId } from 'react'
import { useField, useForm } from 'react-final-form'
import { addressCopy } from '#web/generated/messages/addressCopy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/form/Field.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import styles from './AreaField.module.css'
import { AreaList, areaId } from './AreaList.tsx'
import { type AddressOwner, addressField } from './addressParts.ts'
import { type Area, useAreaSearch } from './useAreaSearch.ts'
import { keepArea } from './useContactErrors.ts'

const requireText = (text: string | undefined) =>
  text?.trim() ? undefined : addressCopy.subdistrictMissing

/**
 * The sub-district of an address, as a combobox that also fills in the district, the province and the postcode
 * (checkout.area.*, checkout.autofill).
 */
export function AreaField({ owner, autoComplete }: { owner: AddressOwner; autoComplete: string }) {
  const form = useForm()
  const name = addressField(owner, 'subdistrict')
  const { input, meta } = useField<string>(name, { validate: requireText })
  const listId = useId()
  const search = useAreaSearch(({ subdistrict, district, province, postcode }: Area) =>
    form.batch(() => {
      form.change(name, subdistrict)
      form.change(addressField(owner, 'city'), district)
      form.change(addressField(owner, 'province'), province)
      form.change(addressField(owner, 'postcode'), postcode)
    }),
  )
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    input.onChange(target.value)
    // A browser that fills in the address does not ask for areas.
    if (document.activeElement !== target) return
    search.type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') search.close()
    const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isMove && !(event.key === 'Enter' && search.active)) return
    event.preventDefault()
    if (isMove) search.move(event.key === 'ArrowDown' ? 1 : -1)
    else search.submit()
  }
  const keep = () => {
    keepArea(form.getState().values, owner)
    void form.submit()
  }
  const isExpanded = search.areas.length > 0
  const submitError = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  return (
    <div className={styles.area}>
      <Field
        label={addressCopy.subdistrict}
        hint={search.hasFailed ? addressCopy.areasFailed : addressCopy.subdistrictHint}
        error={meta.touched ? (meta.error ?? submitError) : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? listId : undefined}
            aria-activedescendant={search.active && areaId(listId, search.active)}
            autoComplete={autoComplete}
            maxLength={100}
            value={input.value}
            onChange={change}
            onCompositionEnd={search.endComposing}
            onKeyDown={press}
            onFocus={() => input.onFocus()}
            onBlur={() => {
              search.close()
              input.onBlur()
            }}
          />
        )}
      </Field>
      <p className={styles.status} role="status">
        <span>{search.hasNoResults ? addressCopy.noAreas : ''}</span>
        {isExpanded ? (
          <VisuallyHidden>{addressCopy.areaCount({ count: search.areas.length })}</VisuallyHidden>
        ) : null}
      </p>
      {isExpanded ? <AreaList id={listId} search={search} /> : null}
      {submitError === addressCopy.areaUnknown ? (
        <Button variant="quiet" onClick={keep}>
          {addressCopy.keepArea}
        </Button>
      ) : null}
    </div>
  )
}
