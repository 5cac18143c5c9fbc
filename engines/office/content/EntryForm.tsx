import { Button, Input, Textarea } from '@mantine/core'
import type { ContentEntry } from '@vitrine/commerce/staff/content.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { act } from '../shell/act.ts'
import { call, errorMessages, HttpError } from '../shell/api.ts'
import { Problems } from '../shell/Form.tsx'
import { askToDiscard, useUnsaved } from '../shell/unsaved.tsx'
import { FormContext } from './formContext.ts'
import { HtmlFields } from './HtmlFields.tsx'
import { ObjectFields } from './ObjectFields.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SchemaField } from './SchemaField.tsx'
import { emptyValue, isFields, type Schema } from './schema.ts'

interface Props {
  shown: ContentEntry
  onSaved: () => void
}

/** The fields of an entry as they were typed. */
interface Typed {
  value: unknown
  /** The YAML in place of the fields. */
  yaml: string | null
  html: string | null
  css: string | null
  thai: string | null
  words: Record<string, string>
}

const typedOf = ({ value, files, schema }: ContentEntry): Typed => ({
  ...{
    value: value ?? emptyValue(schema as Schema),
    yaml: null,
    html: files.html,
    css: files.css,
    thai: files.thai,
  },
  words: files.words,
})

/** The form of an entry, made from its schema, in which typed text stays when another person saves the entry. */
export function EntryForm({ shown, onSaved }: Props) {
  const { entry, schema, kind, canBeRemoved } = shown
  const form = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState(() => typedOf(shown))
  const [saved, setSaved] = useState(typed)
  const [seen, setSeen] = useState(shown.version)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [messages, setMessages] = useState<string[]>([])
  const change = (changes: Partial<Typed>) => setTyped((all) => ({ ...all, ...changes }))

  const [isPending, setPending] = useState(false)
  useUnsaved(typed !== saved)

  const save = async (publish: string): Promise<boolean> => {
    setPending(true)
    setProblems({})
    setMessages([])
    const { value, yaml, ...files } = typed
    const content = yaml === null ? { value } : { yaml }
    try {
      await act('saveContent', { entry, seen, publish, ...content, ...files }, false)
      const { version, ...written } = await call('contentEntry', { entry })
      setSeen(version)
      // Changes that were typed meanwhile stay.
      const now = yaml === null ? typed : typedOf({ ...shown, ...written, version })
      setTyped((newest) => (newest === typed ? now : newest))
      setSaved(now)
      onSaved()
      return true
    } catch (error) {
      const body = error instanceof HttpError ? error.body : undefined
      setProblems(body?.fields ?? {})
      setMessages(errorMessages(error).slice(0, body?.fields ? 1 : undefined))
      // Saving once more is a decision: the other version stays among the versions.
      if (typeof body?.version === 'number') setSeen(body.version)
      return false
    } finally {
      setPending(false)
    }
  }
  // After the controls know their problems.
  useEffect(() => {
    if (Object.keys(problems).length > 0 || messages.length > 0) focusFirstProblem(form.current)
  }, [problems, messages])
  // The YAML is that of the saved version.
  const editAsYaml = () => {
    const edit = () => change({ value: saved.value, yaml: shown.files.yaml })
    if (typed.value === saved.value) edit()
    else askToDiscard(edit)
  }
  const context = useMemo(
    () => ({
      problems,
      words: typed.words,
      setWord: (english: string, thai: string) =>
        setTyped((all) => ({ ...all, words: { ...all.words, [english]: thai } })),
    }),
    [problems, typed.words],
  )
  const fields = {
    path: '',
    schema: schema as Schema,
    onChange: (value: unknown) => change({ value }),
  }
  return (
    <FormContext value={context}>
      <section ref={form} className="section form" aria-label="Form">
        <Problems list={messages} />
        {typed.yaml !== null ? (
          <>
            <Textarea
              className="source"
              label="YAML"
              rows={30}
              spellCheck={false}
              value={typed.yaml}
              error={problems['yaml']}
              onChange={({ target }) => change({ yaml: target.value })}
            />
            {Object.entries(problems)
              .filter(([field]) => field !== 'yaml')
              .map(([field, problem]) => (
                <Input.Error key={field}>
                  {field}: {problem}
                </Input.Error>
              ))}
          </>
        ) : isFields(typed.value) ? (
          <ObjectFields Field={SchemaField} {...fields} value={typed.value} />
        ) : (
          <SchemaField {...fields} label="" value={typed.value} />
        )}
        {typed.yaml === null && (
          <div>
            <Button size="xs" onClick={editAsYaml}>
              Edit as YAML
            </Button>
          </div>
        )}
        {(kind === 'pages' || kind === 'stories' || kind === 'stores') && (
          <HtmlFields {...typed} problems={problems} onChange={change} />
        )}
        {(kind === 'pages' || kind === 'stories' || kind === 'look-books') && (
          <details className="item" open={problems['css'] !== undefined || undefined}>
            <summary>Styles</summary>
            <Textarea
              className="source"
              label="CSS of this page alone"
              rows={12}
              spellCheck={false}
              value={typed.css ?? ''}
              error={problems['css']}
              onChange={({ target }) => change({ css: target.value || null })}
            />
          </details>
        )}
      </section>
      <SaveBar
        entry={entry}
        isChanged={typed !== saved}
        isPending={isPending}
        publishAt={shown.publishAt}
        save={save}
        remove={canBeRemoved && seen > 0 ? () => act('removeContent', { entry, seen }) : undefined}
      />
    </FormContext>
  )
}

function focusFirstProblem(form: HTMLElement | null) {
  const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  control?.focus()
  if (!control) form?.scrollIntoView()
}
