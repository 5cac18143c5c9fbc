import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { confirmPaymentCopy } from '#web/generated/messages/confirmPaymentCopy.ts'
import { FieldNotes } from '#web/ui/form/Field.tsx'
import { slipAccept } from './confirmPaymentRules.ts'
import { heic, prepareSlip } from './prepareSlip.ts'
import styles from './SlipField.module.css'

/**
 * The file field of the transfer slip, with a preview. The browser's control is invisible, because its text is in the
 * browser's language.
 */
export function SlipField() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { input: field, meta } = useField<File | undefined>('slip')
  const slip = field.value instanceof File ? field.value : undefined
  const submitError = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error = meta.touched || slip ? (meta.error ?? submitError) : undefined
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    // A cancelled file dialog keeps the previous slip.
    if (!chosen) return showFileName(target, slip)
    // A file that cannot be read is rejected when it is sent.
    const prepared = await prepareSlip(chosen).catch(() => chosen)
    if (target.files?.[0] === chosen) field.onChange(prepared)
  }
  useEffect(() => {
    if (input.current) showFileName(input.current, slip)
  }, [slip])
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {confirmPaymentCopy.slip}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name="slip"
          accept={slipAccept}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={choose}
          onFocus={() => field.onFocus()}
          onBlur={() => field.onBlur()}
        />
        <span className={styles.button} aria-hidden="true">
          {slip ? confirmPaymentCopy.chooseAnother : confirmPaymentCopy.choose}
        </span>
      </div>
      {slip ? (
        <div className={styles.chosen}>
          <Preview slip={slip} />
          <div className={styles.text}>
            <span className={styles.name}>{slip.name}</span>
            <span className={styles.size}>{sizeOf(slip)}</span>
          </div>
        </div>
      ) : null}
      <FieldNotes
        id={id}
        hint={slip?.type === heic ? confirmPaymentCopy.slipHeic : confirmPaymentCopy.slipHint}
        error={error}
      />
    </div>
  )
}

/** Makes the control show the slip's name, also after a reload. */
function showFileName(control: HTMLInputElement, slip: File | undefined) {
  if (!slip || control.files?.[0] === slip) return
  const chosen = new DataTransfer()
  chosen.items.add(slip)
  control.files = chosen.files
}

function Preview({ slip }: { slip: File }) {
  const [previewUrl, setPreviewUrl] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(slip)
    setPreviewUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [slip])
  if (!previewUrl || slip.type === heic || !slip.type.startsWith('image/'))
    return <span className={styles.noPreview} />
  return <img className={styles.preview} src={previewUrl} alt={confirmPaymentCopy.slipPreview} />
}

function sizeOf({ size }: File): string {
  const kilobytes = Math.max(1, Math.round(size / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`
}
