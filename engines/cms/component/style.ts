import { Html } from '@vitrine/commerce/email/html.ts'
import { typefaceRules } from './typeface.ts'

/** Styles of the pages in iframes, in the shop's colours and typeface. */
export const style = new Html(`
  ${typefaceRules}
  :root { color-scheme: light; --paper: #faf8f4; --shade: #f2eee7; --ink: #1b1816; --soft: #564f49; --hairline: #e1dad0; --control: #8b8278; --fault: #97251d }
  * { box-sizing: border-box }
  html { background: var(--paper); color: var(--ink); -webkit-text-size-adjust: none; text-size-adjust: none }
  body { margin: 0; padding: 2px; font: 400 0.9375rem/1.65 Anuphan, "Helvetica Neue", Helvetica, Arial, "Noto Sans Thai", Thonburi, sans-serif }
  main { display: flow-root }
  h1, h2 { margin: 0; font: 400 1.625rem/1.2 "Bodoni Moda", Didot, Georgia, "Noto Serif Thai", serif }
  h2 { font-size: 1.25rem }
  a { color: inherit; text-underline-offset: 0.25em; text-decoration-thickness: 1px }
  form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem 2rem }
  form > * { grid-column: 1 / -1 }
  .field { display: flex; flex-direction: column; gap: 0.25rem; margin: 0 }
  label { color: var(--soft); font-size: 0.8125rem }
  small { color: var(--soft); font-size: 0.8125rem; font-weight: 400 }
  input, select, textarea { inline-size: 100%; min-block-size: 3rem; padding: 0.5rem 0; border: 0; border-block-end: 1px solid var(--control); border-radius: 0; background: transparent; color: inherit; font: inherit; font-size: 1rem }
  input:hover, select:hover, textarea:hover { border-color: var(--ink) }
  input:focus-visible, select:focus-visible, textarea:focus-visible { border-color: var(--ink); outline: 0; box-shadow: 0 1px 0 var(--ink) }
  select { appearance: none; padding-inline-end: 2rem; background: linear-gradient(45deg, transparent 50%, var(--ink) 50%) calc(100% - 13px) 55% / 5px 5px no-repeat, linear-gradient(-45deg, transparent 50%, var(--ink) 50%) calc(100% - 8px) 55% / 5px 5px no-repeat }
  option { background: var(--paper); color: var(--ink) }
  textarea { field-sizing: content; min-block-size: 6rem; max-block-size: 24rem; resize: vertical }
  [aria-invalid]:not(:focus-visible) { border-color: var(--fault); box-shadow: 0 1px 0 var(--fault) }
  strong { color: var(--fault); font-weight: 500; font-size: 0.8125rem }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
  .consent { display: grid; grid-template-columns: auto 1fr; column-gap: 0.75rem; align-items: start }
  .consent input { inline-size: 1.5rem; min-block-size: 0; block-size: 1.5rem; margin: 0; accent-color: var(--ink) }
  .consent label { color: inherit; line-height: 1.5rem }
  .consent strong { grid-column: 2 }
  button { justify-self: start; min-block-size: 3rem; padding: 0.75rem 2rem; border: 1px solid var(--ink); background: var(--ink); color: var(--paper); font: inherit; font-size: 0.75rem; font-weight: 500; letter-spacing: 0.09em; text-transform: uppercase; cursor: pointer }
  button:hover { background: transparent; color: var(--ink) }
  .question { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; overflow-wrap: anywhere }
  .question button { min-block-size: 2.75rem; padding: 0.5rem 1rem; background: transparent; color: var(--ink); letter-spacing: 0; text-transform: none; font-size: 0.8125rem }
  .question button:hover { background: var(--ink); color: var(--paper) }
  .consent input:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; box-shadow: none }
  .summary { margin-block-end: 1.5rem; padding: 1rem 1.25rem; border-inline-start: 2px solid var(--fault); background: #f8e7e2 }
  .summary ul { margin: 0.5rem 0 0; padding-inline-start: 1.2em }
  .thanks { padding-block: 2rem; border-block: 1px solid var(--hairline) }
  .thanks p { max-inline-size: 48ch; margin: 0.75rem 0 0 }
  .trap, .unseen { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  :lang(th) button { font-size: 0.875rem; letter-spacing: 0 }
  :lang(th) h1 { line-height: 1.45 }
  @media (width >= 36rem) { .half { grid-column: span 1 } }
  @media (forced-colors: active) { button { border-color: ButtonText } }
`)
