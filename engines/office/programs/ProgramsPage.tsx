import { Alert, Code, Fieldset, SimpleGrid } from '@mantine/core'
import { staffRoles } from '@vitrine/commerce/staff/people.ts'
import {
  type ProgramKey,
  type WebhookEvent,
  type WebhookRow,
  webhookEvents,
} from '@vitrine/commerce/staff/programs.ts'
import { useState } from 'react'
import { act } from '../shell/act.ts'
import { call } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { CheckField, SelectField, TextField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { PageLink, PageTitle, Pending, Section } from '../shell/Page.tsx'
import { queries } from '../shell/queries.ts'
import { Status } from '../shell/Status.tsx'
import { useSession } from '../shell/session.ts'
import { useOperation } from '../shell/useOperation.ts'

/** The keys of a merchant's own programs, and the webhooks that report orders to them. */
export function ProgramsPage() {
  const isContentOnly = useSession().data?.isContentOnly ?? true
  return (
    <>
      <PageTitle>Programs</PageTitle>
      {!isContentOnly && <Webhooks />}
      <Keys />
    </>
  )
}

/** A text that is shown once, after it was made. */
const Secret = ({ title, use, text }: Record<'title' | 'use' | 'text', string>) => (
  <Alert role="status" color="ink" mb="md" title={title}>
    <p>{use} It is not shown again.</p>
    <p>
      <Code className="address">{text}</Code>
    </p>
  </Alert>
)

/** The new secret of a webhook, with what it is for. */
export const WebhookSecret = ({ title, secret }: { title: string; secret: string }) => (
  <Secret
    title={title}
    use="Your program checks with it that a request comes from this shop."
    text={secret}
  />
)

function Webhooks() {
  const reading = useOperation('webhooks')
  const [added, setAdded] = useState<{ url: string; secret: string }>()
  return (
    <Section title="Webhooks">
      <p>
        The shop sends order events to your programs as they happen. Each request is signed in the
        form of Standard Webhooks.
      </p>
      {added && <WebhookSecret title={`The secret of ${host(added)}`} secret={added.secret} />}
      <Pending reading={reading} />
      <DataTable
        label="Webhooks"
        rows={reading.data ?? []}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Address', cell: ({ url }) => <span className="address">{url}</span> },
          { title: 'Events', cell: ({ events }) => eventsText(events) },
          {
            title: 'State',
            cell: ({ isPaused }) => (
              <Status tone={isPaused ? 'waiting' : 'done'}>{isPaused ? 'paused' : 'on'}</Status>
            ),
          },
          { title: 'To be sent', isNumber: true, cell: ({ waiting }) => waiting },
          {
            title: '',
            cell: (webhook) => (
              <div className="row-actions">
                <PageLink to={`/programs/${webhook.id}`}>Deliveries</PageLink>
                <ChangeDialog webhook={webhook} />
                <DeleteDialog webhook={webhook} />
              </div>
            ),
          },
        ]}
      />
      <div className="actions">
        <FormDialog
          label="Add a webhook"
          button={{ variant: 'filled' }}
          initialValues={{ url: '', events: [...webhookEvents] as string[] }}
          onSubmit={async (typed) => {
            setAdded({ url: typed.url, ...(await call('addWebhook', typed)) })
            await queries.invalidateQueries()
          }}
        >
          <TextField
            name="url"
            label="Address of the program"
            placeholder="https://"
            inputMode="url"
            autoCapitalize="none"
            maxLength={500}
            required
          />
          <Events />
        </FormDialog>
      </div>
    </Section>
  )
}

const host = ({ url }: { url: string }) => new URL(url).host

const eventsText = (events: readonly string[]) =>
  events.length > 3
    ? `${events.length} of ${webhookEvents.length}`
    : events.map(eventTitle).join(', ')

/** The name of an event in words, such as `order placed`. */
export const eventTitle = (event: string): string => event.replace('.', ' ')

const Events = () => (
  <Fieldset legend="Events">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      {webhookEvents.map((event: WebhookEvent) => (
        <CheckField key={event} name="events" value={event} label={eventTitle(event)} />
      ))}
    </SimpleGrid>
  </Fieldset>
)

const ChangeDialog = ({ webhook }: { webhook: WebhookRow }) => (
  <FormDialog
    label="Change"
    title={`Change ${host(webhook)}`}
    submitLabel="Save"
    version={webhook.version}
    button={{ size: 'xs' }}
    initialValues={{ events: webhook.events as string[], isPaused: webhook.isPaused }}
    onSubmit={(typed, seen) => act('changeWebhook', { ...typed, id: webhook.id, seen }, false)}
  >
    <Events />
    <CheckField name="isPaused" label="Paused" />
    <p>Events that happen while it is paused are not sent later.</p>
  </FormDialog>
)

const DeleteDialog = ({ webhook }: { webhook: WebhookRow }) => (
  <FormDialog
    label="Delete"
    title={`Delete ${host(webhook)}?`}
    button={{ size: 'xs' }}
    onSubmit={() => act('removeWebhook', { id: webhook.id }, false)}
  >
    <p>Its deliveries are deleted too. What it has not received is lost.</p>
  </FormDialog>
)

function Keys() {
  const reading = useOperation('keys')
  const [made, setMade] = useState<{ name: string; key: string }>()
  return (
    <Section title="Keys">
      <p>
        Your programs call the shop with a key. Its role decides what they may do; no program can
        change people, keys or webhooks, except for the secret of a webhook.
      </p>
      {made && (
        <Secret
          title={`The key ${made.name}`}
          use="Your program sends it with each request, as a bearer token."
          text={made.key}
        />
      )}
      <Pending reading={reading} />
      <DataTable
        label="Keys"
        rows={reading.data ?? []}
        keyOf={({ id }) => id}
        columns={[
          { title: 'Name', cell: ({ name }) => name },
          { title: 'Role', cell: ({ role }) => <Status tone="ended">{role}</Status> },
          { title: 'Made', cell: ({ created, createdBy }) => `${created} by ${createdBy}` },
          { title: 'Last used', cell: ({ lastUsed }) => lastUsed ?? 'never' },
          { title: '', cell: (key) => <RevokeDialog programKey={key} /> },
        ]}
      />
      <div className="actions">
        <FormDialog
          label="Make a key"
          button={{ variant: 'filled' }}
          initialValues={{ name: '', role: 'staff' }}
          onSubmit={async (typed) => {
            setMade({ name: typed.name, ...(await call('addKey', typed)) })
            await queries.invalidateQueries()
          }}
        >
          <TextField name="name" label="Name, as records show it" maxLength={60} required />
          <SelectField name="role" label="Role" data={[...staffRoles]} />
        </FormDialog>
      </div>
    </Section>
  )
}

const RevokeDialog = ({ programKey: { id, name } }: { programKey: ProgramKey }) => (
  <FormDialog
    label="Revoke"
    title={`Revoke the key ${name}?`}
    button={{ size: 'xs' }}
    onSubmit={() => act('revokeKey', { id }, false)}
  >
    <p>The program that has it is rejected from then on.</p>
  </FormDialog>
)
