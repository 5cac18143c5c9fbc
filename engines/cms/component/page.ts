import { type Html, html } from '@vitrine/commerce/email/html.ts'
import { type Language, pathPrefixes } from '@vitrine/contract/common.ts'
import { isEmail } from '@vitrine/contract/email.ts'
import { emailCopy } from '@vitrine/contract/rules/emailSlip.ts'
import { formCopy } from './copy.ts'
import type { Field, Values } from './fields.ts'
import { style } from './style.ts'

/** Properties of every page in an iframe. */
export interface Frame {
  title: string
  /** The type of the messages with which the page reports its height to the parent. */
  resizeType: string
  nonce: string
  language: Language
  /** Returns a text of the form in its language. */
  translate: (text: string) => string
}

/** The message to the parent about a successful submission. */
export interface SubmissionReport {
  type: string
  /** The UUID of the submission. */
  submission: string
}

/** A form with its values and errors. */
export interface FormView extends Frame {
  fields: readonly Field[]
  values: Values
  fieldErrors: Values
  /** An error about the whole form. */
  formError?: string | undefined
  /** The address that a likely slip probably means, to ask about (validation.forms.email-slip). */
  meantEmail?: string | undefined
  /** The address that the sender has kept in spite of the question. */
  keptEmail?: string | undefined
  submission: string
  submitLabel: string
}

export function formPage(view: FormView): string {
  const { translate: t } = view
  const hasErrors = view.formError !== undefined || Object.keys(view.fieldErrors).length > 0
  return page(
    { ...view, title: hasErrors ? formCopy.invalidTitle(view.title) : view.title },
    html`<h1 class="unseen">${t(view.title)}</h1>
${hasErrors && summary(view)}
<form method="post" novalidate>
${view.meantEmail && enterButton}
<input type="hidden" name="submission" value="${view.submission}">
${view.keptEmail && html`<input type="hidden" name="keptEmail" value="${view.keptEmail}">`}
<p class="trap" aria-hidden="true"><label>${t(formCopy.leaveEmpty)} <input name="website" tabindex="-1" autocomplete="off"></label></p>
${view.fields.map((field) => control(field, view))}
<button type="submit">${t(view.submitLabel)}</button>
</form>`,
  )
}

/** The page after a successful submission, which it reports to the parent. */
export function thanksPage(view: Frame, text: string, report?: SubmissionReport) {
  const { translate: t } = view
  return page(
    { ...view, report },
    html`<section class="thanks"><h1 id="outcome" tabindex="-1">${t(formCopy.thanksTitle)}</h1><p>${t(text)}</p><p><a href="${view.language === 'en' ? '?' : `?lang=${view.language}`}">${t(formCopy.sendAnother)}</a></p></section>`,
  )
}

/** A page with a message instead of a form. */
export function notePage(view: Frame, text: string) {
  const { translate: t } = view
  return page(
    view,
    html`<section class="thanks"><h1>${t(view.title)}</h1><p>${t(text)}</p></section>`,
  )
}

function page(view: Frame & { report?: SubmissionReport | undefined }, body: Html): string {
  const { report } = view
  const title = view.translate(view.title)
  return html`<!doctype html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${view.nonce}">${style}</style>
</head>
<body>
<main aria-label="${title}">${body}</main>
<script nonce="${view.nonce}">${script} postHeight('${view.resizeType}')${
    report &&
    html`
if (window.parent !== window) window.parent.postMessage({ type: '${report.type}', submission: '${report.submission}' }, '*')`
  }</script>
</body>
</html>
`.toString()
}

// Neither height nor submission is confidential, so they are posted to any parent that the security policy allows. Browsers
// ignore autofocus in a cross-document frame after interaction, so the script focuses the outcome.
const script = html`const postHeight = (type) => {
  document.getElementById('outcome')?.focus()
  if (window.parent === window) return
  const root = document.documentElement
  const post = () => window.parent.postMessage({ type, height: Math.ceil(root.getBoundingClientRect().height) }, '*')
  new ResizeObserver(post).observe(root)
};`

// Enter presses the first button of a form, which must not answer the question about an email address.
const enterButton = html`<button type="submit" class="trap" tabindex="-1" aria-hidden="true"></button>`

function summary({ fields, fieldErrors, formError, translate: t }: FormView): Html {
  const faulty = fields.filter(({ name }) => fieldErrors[name])
  return html`<div class="summary" id="outcome" role="alert" tabindex="-1">
<h2>${t(formError ?? formCopy.invalid)}</h2>
${faulty.length > 0 && html`<ul>${faulty.map(({ name }) => html`<li><a href="#${name}">${t(fieldErrors[name] ?? '')}</a></li>`)}</ul>`}
</div>`
}

function control(field: Field, view: FormView): Html {
  const { name, label, hint, isOptional, isHalf } = field
  const { translate: t } = view
  const complaint = view.fieldErrors[name]
  if (field.kind === 'consent') return consent(field, view)
  return html`<p class="${isHalf ? 'field half' : 'field'}">
<label for="${name}">${t(label)}${isOptional && html` <small>${t(formCopy.optional)}</small>`}</label>
${hint && html`<small id="${name}-hint">${t(hint)}</small>`}
${entry(field, view)}
${complaint && html`<strong id="${name}-fault">${t(complaint)}</strong>`}
${field.kind === 'email' && view.meantEmail && slipQuestion(view, view.meantEmail, view.values[name])}
</p>`
}

/** Asks about a likely slip: a press corrects the address or keeps it, and sends the form. */
function slipQuestion({ translate: t }: FormView, meant: string, typed = ''): Html {
  return html`<span class="question"><span id="slip">${t(emailCopy.question(meant))}</span>
<button type="submit" name="correctedEmail" value="${meant}" aria-describedby="slip">${t(emailCopy.correct)}</button>
${isEmail(typed) && html`<button type="submit" name="keptEmail" value="${typed}" aria-describedby="slip">${t(emailCopy.keep)}</button>`}</span>`
}

function entry(field: Field, { values, fieldErrors, translate: t }: FormView): Html {
  const value = values[field.name] ?? ''
  const attributes = html`id="${field.name}" name="${field.name}" ${described(field, fieldErrors)}${!field.isOptional && html` required`}${field.autoComplete && html` autocomplete="${field.autoComplete}"`}${field.maxLength && html` maxlength="${field.maxLength}"`}`
  if (field.kind === 'area')
    return html`<textarea rows="6" ${attributes}>
${value}</textarea>`
  if (field.kind === 'choice')
    return html`<select ${attributes}><option value="">${t(formCopy.chooseOne)}</option>${(
      field.choices ?? []
    ).map(
      (choice) =>
        html`<option value="${choice.value}"${choice.value === value && html` selected`}>${t(choice.label)}</option>`,
    )}</select>`
  const [first, last] = field.days ?? []
  const days = first && last && html` min="${first}" max="${last}"`
  return html`<input type="${field.kind}" value="${value}" ${attributes}${days}>`
}

function consent({ name }: Field, { values, fieldErrors, language, translate: t }: FormView): Html {
  const [start, end] = formCopy.consent
  const policy = html`<a href="${pathPrefixes[language]}/privacy-policy" target="_blank" rel="noopener">${t(formCopy.privacyPolicy)}</a>`
  const complaint = fieldErrors[name]
  return html`<p class="field consent">
<input type="checkbox" id="${name}" name="${name}" value="yes" required ${described({ name }, fieldErrors)}${values[name] === 'yes' && html` checked`}>
<label for="${name}">${t(start)}${policy}${language === 'en' && end}</label>
${complaint && html`<strong id="${name}-fault">${t(complaint)}</strong>`}
</p>`
}

function described({ name, hint }: Pick<Field, 'name' | 'hint'>, fieldErrors: Values): Html {
  const parts = [hint && `${name}-hint`, fieldErrors[name] && `${name}-fault`].filter(Boolean)
  return html`${parts.length > 0 && html`aria-describedby="${parts.join(' ')}"`}${fieldErrors[name] && html` aria-invalid="true"`}`
}
