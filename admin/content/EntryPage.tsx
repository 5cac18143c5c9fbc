import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ContentEntry } from '#contract/staff/content.ts'
import { rightsCopy } from '#contract/staff/contentRights.ts'
import { Title } from '../shell/Layout.tsx'
import { useOperation } from '../shell/useAction.ts'
import { describeState } from './ContentPage.tsx'
import { EntryForm } from './EntryForm.tsx'

/** An entry of the content: its form, its versions, and how it gets into the shop. */
export function EntryPage() {
  const { '*': entry = '' } = useParams()
  const [version, setVersion] = useState<number>()
  const input = { entry, ...(version !== undefined && { version }) }
  // A form begins with what is saved now, not with what an earlier visit has read.
  const { data, isPending, error } = useOperation('contentEntry', input, { gcTime: 0 })
  return (
    <>
      <Title>{data?.title ?? entry}</Title>
      {isPending && <p>Loading…</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <p>
            {entry} ·{' '}
            {data.state === 'scheduled'
              ? `in the shop from ${data.publishAt}`
              : describeState(data.state)}
            {version !== undefined && ' · an earlier version, which saving restores'}
          </p>
          {/* Begun anew for another entry or version; what another person saves does not replace what is typed. */}
          {data.schema['readOnly'] === true && <p className="note">{rightsCopy.entry}</p>}
          <fieldset className="plain" disabled={data.schema['readOnly'] === true}>
            <EntryForm
              key={`${entry} ${version}`}
              shown={data}
              onSaved={() => setVersion(undefined)}
            />
          </fieldset>
          <Versions {...data} shownVersion={version} onShow={setVersion} />
        </>
      )}
    </>
  )
}

interface VersionsProps extends Pick<ContentEntry, 'versions'> {
  shownVersion: number | undefined
  onShow: (version: number | undefined) => void
}

function Versions({ versions, shownVersion, onShow }: VersionsProps) {
  const [newest] = versions
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      <ol className="history">
        {versions.map(({ version, staff, saved, publishAt, published, isRemoved }) => (
          <li key={version} className="buttons">
            <span>
              {saved ? `${saved}, ${staff}` : 'The file of the shop'}
              {isRemoved && ', taken out of the shop'}
              {published ? ', published' : saved && !publishAt ? ', draft' : ''}
              {publishAt && `, for ${publishAt}`}
            </span>
            {!isRemoved && (
              <button
                type="button"
                aria-pressed={shownVersion === version}
                aria-label={`Open the version of ${saved ?? 'the file'}`}
                onClick={() => onShow(version === newest?.version ? undefined : version)}
              >
                Open
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
