import { noScriptCopy } from '#web/generated/messages/noScriptCopy.ts'

/**
 * Says in the place of a control what it needs JavaScript for (pages.no-javascript.controls). Only the server renders the
 * text: browsers with JavaScript need none of its code.
 */
export const NoScript: (props: { need: 'form' | 'buying' }) => React.JSX.Element = import.meta.env
  .SSR
  ? ({ need }) => (
      <noscript>
        <p>{noScriptCopy[need]}</p>
      </noscript>
    )
  : () => <noscript />
