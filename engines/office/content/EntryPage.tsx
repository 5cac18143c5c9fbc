import { Alert, Button } from '@mantine/core'
import type { ContentEntry } from '@vitrine/commerce/staff/content.ts'
import { rightsCopy } from '@vitrine/commerce/staff/contentRights.ts'
import { useState } from 'react'
import { useParams } from 'wouter'
import { PageTitle, Pending, Section } from '../shell/Page.tsx'
import { leave } from '../shell/unsaved.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { describeState } from './ContentPage.tsx'
import { EntryForm } from './EntryForm.tsx'

/** An entry of the content: its form, its versions, and how it gets into the shop. */
export function EntryPage() {
  const { '*': entry = '' } = useParams()
  const [version, setVersion] = useState<number>()
  const input = { entry, ...(version !== undefined && { version }) }
  // A form begins with what is saved now, not with what an earlier visit has read.
  const reading = useOperation('contentEntry', input, { gcTime: 0 })
  const { data } = reading
  return (
    <>
      <PageTitle>{data?.title ?? entry}</PageTitle>
      <Pending reading={reading} />
      {data && (
        <>
          <p>
            {entry} · {describeState(data)}
            {version !== undefined && ' · an earlier version, which saving restores'}
          </p>
          {/* Begun anew for another entry or version; what another person saves does not replace what is typed. */}
          {data.schema['readOnly'] === true && (
            <Alert color="ink" mb="md" role="note">
              {rightsCopy.entry}
            </Alert>
          )}
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
    <Section title="Versions">
      <ol className="history">
        {versions.map(({ version, staff, saved, publishAt, published, isRemoved }) => (
          <li key={version} className="actions">
            <span>
              {saved ? `${saved}, ${staff}` : 'The file of the shop'}
              {isRemoved && ', taken out of the shop'}
              {published ? ', published' : saved && !publishAt ? ', draft' : ''}
              {publishAt && `, for ${publishAt}`}
            </span>
            {!isRemoved && (
              <Button
                size="compact-sm"
                aria-pressed={shownVersion === version}
                aria-label={`Open the version of ${saved ?? 'the file'}`}
                onClick={() =>
                  leave(() => onShow(version === newest?.version ? undefined : version))
                }
              >
                Open
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
