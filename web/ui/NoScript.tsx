import type { ReactElement } from 'react'
import { noScriptCopy } from '#web/generated/messages/noScriptCopy.ts'
import { pathTo } from '#web/paths.ts'

/**
 * The margin of the page, which the notice above it has not, in the HTML, so that browsers load no style sheet for it.
 */
const beside = { marginBlock: 'var(--space-3)', paddingInline: 'var(--gutter)' }

/**
 * A message about JavaScript, for a part of the shop (pages.no-javascript.notice) or a control or personal page
 * (pages.no-javascript.controls), rendered by the server alone: browsers with JavaScript need none of its code.
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
