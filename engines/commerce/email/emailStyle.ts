import type { Language } from '@vitrine/contract/common.ts'
import { type Html, html } from './html.ts'

const serif = "'Bodoni Moda','Noto Serif Thai',Didot,'Bodoni 72','Playfair Display',Georgia,serif"
const sans =
  "Anuphan,'Helvetica Neue',Helvetica,Arial,Thonburi,'Leelawadee UI','Noto Sans Thai',sans-serif"

const ink = '#1b1816'
const soft = '#564f49'
const hairline = '#e1dad0'

/** Inline styles, in the colours and typefaces of web/ui/styles/tokens.css. */
const styles = {
  page: `margin:0;padding:0;background:#f2eee7;color:${ink};font:400 15px/1.6 ${sans};-webkit-text-size-adjust:100%`,
  /** Shown by lists of emails beside the subject. */
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  card: `width:100%;max-width:600px;background:#fffdfa;border:1px solid ${hairline}`,
  logo: `margin:0 0 40px;text-align:center;font:400 22px/1 ${serif};letter-spacing:.22em;text-transform:uppercase;text-indent:.22em`,
  plainLink: `color:${ink};text-decoration:none`,
  label: `margin:0 0 10px;color:${soft};font:500 12px/1.4 ${sans};letter-spacing:.09em`,
  heading: `margin:0 0 32px;text-align:center;font:400 32px/1.16 ${serif};letter-spacing:-.012em`,
  text: `margin:0 0 16px;font:400 15px/1.65 ${sans}`,
  small: `font:400 13px/1.6 ${sans}`,
  panel: 'margin:24px 0 0;background:#f2eee7',
  panelLabel: `padding:10px 8px 10px 20px;color:${soft};font:400 13px/1.5 ${sans};vertical-align:top`,
  panelValue: `padding:10px 20px 10px 8px;text-align:right;font:500 14px/1.5 ${sans};vertical-align:top`,
  button: `background:${ink}`,
  buttonLink: `display:inline-block;padding:15px 36px;background:${ink};color:#faf8f4;font:500 13px/1.4 ${sans};letter-spacing:.06em;text-decoration:none`,
  line: `padding:16px 0;border-top:1px solid ${hairline};vertical-align:top`,
  image: 'display:block;width:72px;height:96px;object-fit:cover;background:#e6dfd4;border:0',
  picture: 'width:270px;height:360px;object-fit:cover;background:#e6dfd4;border:0',
  pair: 'width:100%;max-width:234px;height:auto;background:#e6dfd4;border:0',
  name: `font:400 18px/1.3 ${serif}`,
  amount: `padding-left:12px;white-space:nowrap;font:400 14px/1.6 ${sans}`,
  sums: `padding:12px 0;border-top:1px solid ${hairline};font:400 14px/1.6 ${sans}`,
  total: 'font-weight:600;font-size:16px',
  blocks: `padding:24px 0 0;border-top:1px solid ${hairline};font-size:0`,
  block: 'display:inline-block;width:50%;min-width:200px;padding:0 0 20px;vertical-align:top',
  footer: `max-width:600px;padding:28px 20px 0;color:${soft};text-align:center;font:400 13px/1.6 ${sans}`,
}

export type Styles = typeof styles

/** Thai has marks above marks, which need higher lines; spaced letters would separate marks from their letters. */
const thaiStyles: Styles = {
  ...styles,
  label: `margin:0 0 10px;color:${soft};font:500 13px/1.6 ${sans}`,
  heading: `margin:0 0 32px;text-align:center;font:400 28px/1.45 ${serif}`,
  text: `margin:0 0 16px;font:400 16px/1.75 ${sans}`,
  small: `font:400 14px/1.7 ${sans}`,
  buttonLink: styles.buttonLink.replace('letter-spacing:.06em;', '').replace('13px', '14px'),
  name: `font:400 18px/1.5 ${serif}`,
}

/** The inline styles of an email in a language. */
export const languageStyles = (language: Language): Styles =>
  language === 'th' ? thaiStyles : styles

/** The style sheet of email programs that have one: the shop's typefaces, narrow screens and dark ones. */
export const emailStyle = (siteUrl: string): Html => html`<style>
@font-face { font-family: 'Bodoni Moda'; src: url('${siteUrl}/fonts/bodoni-moda-latin.woff2') format('woff2') }
@font-face { font-family: Anuphan; font-weight: 400 600; src: url('${siteUrl}/fonts/anuphan-latin.woff2') format('woff2') }
@font-face { font-family: Anuphan; font-weight: 400 600; src: url('${siteUrl}/fonts/anuphan-thai.woff2') format('woff2'); unicode-range: U+E01-E5B }
@font-face { font-family: 'Noto Serif Thai'; font-weight: 400; src: url('${siteUrl}/fonts/noto-serif-thai.woff2') format('woff2'); unicode-range: U+E01-E5B }
@media (max-width: 500px) { .around { padding: 0 0 32px !important } .card { border-width: 0 0 1px !important } .inside { padding: 32px 20px !important } h1 { font-size: 28px !important } .block { width: 100% !important } }
@media (prefers-color-scheme: dark) { .page { background: #12100e !important; color: #f4efe8 !important } .card { background: #1d1a17 !important; border-color: #3a342e !important } .ink { color: #f4efe8 !important } .soft { color: #b9afa5 !important } .panel { background: #292420 !important } .line { border-color: #3a342e !important } .button { background: #f4efe8 !important; color: #1b1816 !important } }
</style>`
