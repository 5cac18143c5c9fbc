import { Button } from '@mantine/core'
import type { WebhookDelivery, WebhookRow } from '@vitrine/commerce/staff/programs.ts'
import { useState } from 'react'
import { useParams } from 'wouter'
import { act, newKey } from '../shell/act.ts'
import { call } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { Count, PageLink, PageTitle, Pending, Section } from '../shell/Page.tsx'
import { queries } from '../shell/queries.ts'
import { Status, type Tone } from '../shell/Status.tsx'
import { useOperation } from '../shell/useOperation.ts'
import { eventTitle, WebhookSecret } from './ProgramsPage.tsx'

const tones: Record<WebhookDelivery['state'], Tone> = {
  delivered: 'done',
  waiting: 'active',
  failed: 'waiting',
  'given up': 'wrong',
}

/** The newest deliveries of a webhook, with their responses, a test, and its secret. */
export function WebhookPage() {
  const id = Number(useParams()['id'])
  const webhook = useOperation('webhooks').data?.find((item) => item.id === id)
  const reading = useOperation('webhookDeliveries', { id }, { refreshSeconds: 3 })
  const rows = reading.data ?? []
  const test = (
    <Button variant="filled" onClick={() => act('testWebhook', { id, key: newKey() })}>
      Send a test
    </Button>
  )
  return (
    <>
      <PageTitle buttons={test}>Deliveries</PageTitle>
      <p>
        <PageLink to="/programs">Programs</PageLink>
        {webhook && <span className="address"> · {webhook.url}</span>}
      </p>
      <Pending reading={reading} />
      {reading.data && (
        <Count
          count={rows.length}
          one="delivery"
          many="deliveries within 30 days, the newest first"
          none="No events yet. Send a test to try the program."
        />
      )}
      <DataTable
        label="Deliveries"
        rows={rows}
        keyOf={(row) => row.id}
        columns={[
          { title: 'When', cell: ({ created }) => created },
          { title: 'Event', cell: ({ event }) => eventTitle(event) },
          {
            title: 'Order',
            cell: ({ order }) =>
              order === null ? '–' : <PageLink to={`/orders/${order}`}>{order}</PageLink>,
          },
          { title: 'State', cell: ({ state }) => <Status tone={tones[state]}>{state}</Status> },
          { title: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
          {
            title: 'Result',
            cell: ({ result, nextAttempt }) => (
              <>
                {result ?? '–'}
                {nextAttempt && <small>Next attempt {nextAttempt}</small>}
              </>
            ),
          },
          {
            title: '',
            cell: ({ id: delivery, state, attempts: seen }) =>
              (state === 'failed' || state === 'given up') && (
                <Button size="xs" onClick={() => act('retryDelivery', { id: delivery, seen })}>
                  Send again
                </Button>
              ),
          },
        ]}
      />
      {webhook && <SecretSection webhook={webhook} />}
    </>
  )
}

function SecretSection({ webhook: { id, version, formerSecretUntil } }: { webhook: WebhookRow }) {
  const [replaced, setReplaced] = useState<string>()
  return (
    <Section title="Secret">
      {replaced && <WebhookSecret title="The new secret" secret={replaced} />}
      <p role="status">
        {formerSecretUntil === null
          ? 'One secret signs what this webhook receives.'
          : `The former secret signs too until ${formerSecretUntil}.`}
      </p>
      <div className="actions">
        <FormDialog
          label="Replace the secret"
          version={version}
          onSubmit={async (_, seen) => {
            setReplaced((await call('replaceWebhookSecret', { id, seen })).secret)
            await queries.invalidateQueries()
          }}
        >
          <p>
            The new secret is shown once. The former one signs too for 24 hours, so that the program
            misses nothing until it has the new one.
          </p>
        </FormDialog>
        {formerSecretUntil !== null && (
          <FormDialog
            label="End the former secret"
            version={version}
            onSubmit={(_, seen) => act('endFormerSecrets', { id, seen }, false)}
          >
            <p>
              A program that does not have the new secret rejects what it receives from then on.
            </p>
          </FormDialog>
        )}
      </div>
    </Section>
  )
}
