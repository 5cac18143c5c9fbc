import { type Html, html } from '#cms/mail/html.ts'
import { formCopy } from './copy.ts'
import type { Field, Values } from './fields.ts'
import { style } from './style.ts'

/** What every page in a frame has. */
export interface Frame {
  title: string
  /** The type of the messages that tell the parent how high the page is. */
  resizeType: string
  nonce: string
}

/** A form in a frame as it stands: what was typed, and what is wrong with it. */
export interface FormView extends Frame {
  fields: readonly Field[]
  values: Values
  complaints: Values
  /** A complaint about the whole form. */
  refusal?: string | undefined
  submission: string
  submitLabel: string
}

/** The page with the form. */
export function formPage(view: FormView): string {
  const isRefused = view.refusal !== undefined || Object.keys(view.complaints).length > 0
  return page(
    { ...view, title: isRefused ? formCopy.invalidTitle(view.title) : view.title },
    html`<h1 class="unseen">${view.title}</h1>
${isRefused && summary(view)}
<form method="post" novalidate>
<input type="hidden" name="submission" value="${view.submission}">
<p class="trap" aria-hidden="true"><label>${formCopy.leaveEmpty} <input name="website" tabindex="-1" autocomplete="off"></label></p>
${view.fields.map((field) => control(field, view))}
<button type="submit">${view.submitLabel}</button>
</form>`,
  )
}

/** The page that takes the form's place once it has arrived. */
export function thanksPage(view: Frame, words: string) {
  return page(
    view,
    html`<section class="thanks"><h1 id="outcome" tabindex="-1">${formCopy.thanksTitle}</h1><p>${words}</p><p><a href="?">${formCopy.sendAnother}</a></p></section>`,
  )
}

/** A page that only says something. */
export function notePage(view: Frame, words: string) {
  return page(view, html`<section class="thanks"><h1>${view.title}</h1><p>${words}</p></section>`)
}

function page(view: Frame, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${view.title}</title>
<style nonce="${view.nonce}">${style}</style>
</head>
<body>
<main aria-label="${view.title}">${body}</main>
<script nonce="${view.nonce}">${script} tellHeight('${view.resizeType}')</script>
</body>
</html>
`.toString()
}

// The height is no secret, so it goes to whoever the security policy lets frame the page. Browsers
// ignore autofocus inside a frame that was just used, so the outcome is focused from here.
const script = html`const tellHeight = (type) => {
  document.getElementById('outcome')?.focus()
  if (window.parent === window) return
  const root = document.documentElement
  const tell = () => window.parent.postMessage({ type, height: Math.ceil(root.getBoundingClientRect().height) }, '*')
  new ResizeObserver(tell).observe(root)
};`

function summary({ fields, complaints, refusal }: FormView): Html {
  const faulty = fields.filter(({ name }) => complaints[name])
  return html`<div class="summary" id="outcome" role="alert" tabindex="-1">
<h2>${refusal ?? formCopy.invalid}</h2>
${faulty.length > 0 && html`<ul>${faulty.map(({ name }) => html`<li><a href="#${name}">${complaints[name]}</a></li>`)}</ul>`}
</div>`
}

function control(field: Field, view: FormView): Html {
  const { name, label, hint, isOptional, isHalf } = field
  const complaint = view.complaints[name]
  if (field.kind === 'consent') return consent(field, view)
  return html`<p class="${isHalf ? 'field half' : 'field'}">
<label for="${name}">${label}${isOptional && html` <small>${formCopy.optional}</small>`}</label>
${hint && html`<small id="${name}-hint">${hint}</small>`}
${entry(field, view)}
${complaint && html`<strong id="${name}-fault">${complaint}</strong>`}
</p>`
}

function entry(field: Field, { values, complaints }: FormView): Html {
  const value = values[field.name] ?? ''
  const attributes = html`id="${field.name}" name="${field.name}" ${described(field, complaints)}${!field.isOptional && html` required`}${field.autoComplete && html` autocomplete="${field.autoComplete}"`}${field.maxLength && html` maxlength="${field.maxLength}"`}`
  if (field.kind === 'area')
    return html`<textarea rows="6" ${attributes}>
${value}</textarea>`
  if (field.kind === 'choice')
    return html`<select ${attributes}><option value="">${formCopy.chooseOne}</option>${(
      field.choices ?? []
    ).map(
      (choice) =>
        html`<option value="${choice.value}"${choice.value === value && html` selected`}>${choice.label}</option>`,
    )}</select>`
  const [first, last] = field.days ?? []
  const days = first && last && html` min="${first}" max="${last}"`
  return html`<input type="${field.kind}" value="${value}" ${attributes}${days}>`
}

function consent({ name }: Field, { values, complaints }: FormView): Html {
  const complaint = complaints[name]
  return html`<p class="field consent">
<input type="checkbox" id="${name}" name="${name}" value="yes" required ${described({ name }, complaints)}${values[name] === 'yes' && html` checked`}>
<label for="${name}">${formCopy.consent[0]}<a href="/privacy-policy" target="_blank" rel="noopener">${formCopy.privacyPolicy}</a>${formCopy.consent[1]}</label>
${complaint && html`<strong id="${name}-fault">${complaint}</strong>`}
</p>`
}

function described({ name, hint }: Pick<Field, 'name' | 'hint'>, complaints: Values): Html {
  const parts = [hint && `${name}-hint`, complaints[name] && `${name}-fault`].filter(Boolean)
  return html`${parts.length > 0 && html`aria-describedby="${parts.join(' ')}"`}${complaints[name] && html` aria-invalid="true"`}`
}
