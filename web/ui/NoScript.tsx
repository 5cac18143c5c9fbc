import type { ReactElement } from 'react'
import { noScriptCopy } from '#web/generated/messages/noScriptCopy.ts'
import { pathTo } from '#web/paths.ts'

/** The margin of the page, which the notice above it has not. In the HTML, so that browsers load no style sheet for it. */
const beside = { marginBlock: 'var(--space-3)', paddingInline: 'var(--gutter)' }

/**
 * Says what needs JavaScript: parts of the shop, with a way to the catalogue, which does not (pages.no-javascript.notice), or
 * the control or the personal page in whose place it is (pages.no-javascript.controls). Only the server renders the text: browsers with
 * JavaScript need none of its code.
 */
export const NoScript: (props: { need: 'shop' | 'form' | 'buying' | 'page' }) => ReactElement =
  import.meta.env.SSR
    ? ({ need }) => (
        <noscript>
          <p style={need === 'shop' ? beside : undefined}>{noScriptCopy[need]}</p>
          {need === 'shop' ? (
            <p style={beside}>
              <a href={pathTo('shop')}>{noScriptCopy.products}</a> ·{' '}
              <a href={pathTo('stories')}>{noScriptCopy.stories}</a> ·{' '}
              <a href={pathTo('stores')}>{noScriptCopy.stores}</a>
            </p>
          ) : null}
        </noscript>
      )
    : () => <noscript />
