import { Alert, Anchor, Button, Group, Loader, Paper, Title } from '@mantine/core'
import { type ReactNode, useEffect, useId } from 'react'
import { Link } from 'wouter'
import { HttpError } from './api.ts'

/** The heading of a page, which is the title of the window too, and the buttons of the page beside it. */
export function PageTitle({ children, buttons }: { children: string; buttons?: ReactNode }) {
  useEffect(() => {
    document.title = `${children} · Vitrine back office`
  }, [children])
  return (
    <Group justify="space-between" mb="md" gap="sm">
      <Title order={1}>{children}</Title>
      {buttons && <Group gap="xs">{buttons}</Group>}
    </Group>
  )
}

/** A titled part of a page. */
export function Section({
  title,
  children,
  id,
}: {
  title: string
  children: ReactNode
  id?: string
}) {
  const titleId = useId()
  return (
    <Paper component="section" className="section" id={id} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {title}
      </Title>
      {children}
    </Paper>
  )
}

/** The message about what another person has changed while a member typed. */
export const changedByOther = (what: string) =>
  `Another person has changed these ${what} since you began. What you typed is still here, with theirs below it.`

interface Reading {
  isPending: boolean
  error: Error | null
  refetch: () => unknown
}

/** Shows that a reading is pending, or why it failed, with a button to retry unless the record does not exist. */
export function Pending({ reading: { isPending, error, refetch } }: { reading: Reading }) {
  if (isPending)
    return (
      <Group role="status" gap="xs" c="dimmed" my="lg">
        <Loader size="sm" /> Loading…
      </Group>
    )
  if (!error) return null
  return (
    <Alert color="red" mb="md" title={error.message}>
      {!(error instanceof HttpError && error.status === 404) && (
        <Button size="compact-sm" onClick={refetch}>
          Try again
        </Button>
      )}
    </Alert>
  )
}

/** A link to a page of the back office. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor component={Link} href={to}>
    {children}
  </Anchor>
)

/** A link that opens a new tab. */
export const TabLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href} target="_blank" rel="noreferrer">
    {children}
  </Anchor>
)

/** Shows the number of rows, announced when it changes. */
export const Count = ({ count, one, many, none }: CountProps) => (
  <p role="status" className="count">
    {count === 0 ? none : count === 1 ? `1 ${one}` : `${count} ${many}`}
  </p>
)

interface CountProps {
  count: number
  one: string
  many: string
  /** The sentence for an empty list: why it is empty, and what comes next. */
  none: string
}
