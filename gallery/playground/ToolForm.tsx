import { type SubmitEvent, useState } from 'react'
import type { Tool } from './config.ts'

/** The result of a tool: a text for models, and an object for programs. */
interface Called {
  summary: string
  text: string
  result: string
}

/** Calls a tool as an MCP client does. Throws for malformed arguments and for errors of the protocol. */
async function call(name: string, input: string): Promise<Called> {
  const params = { name, arguments: JSON.parse(input) }
  const start = performance.now()
  const response = await fetch('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  })
  const text = await response.text()
  const milliseconds = Math.round(performance.now() - start)
  const { result, error } = JSON.parse(text)
  if (error) throw new Error(`${error.code}: ${error.message}`)
  return {
    summary: `${result.isError ? 'not carried out' : 'done'}, status ${response.status}, ${milliseconds} ms, ${(text.length / 1000).toFixed(1)} kB`,
    text: result.content.map((item: { text?: string }) => item.text ?? '').join('\n'),
    result: JSON.stringify(result.structuredContent, null, 2),
  }
}

/** A form that calls a tool of agents, and its last result. */
export function ToolForm({ tool: { name, description, input } }: { tool: Tool }) {
  const [text, setText] = useState(input)
  const [called, setCalled] = useState<Called>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    setCalled(await call(name, text).catch((error) => void setProblem(String(error))))
    setBusy(false)
  }
  return (
    <form className="tool" onSubmit={submit} aria-label={name}>
      <h2>
        <code>{name}</code>
      </h2>
      <p>{description}</p>
      <label>
        Arguments
        <textarea
          rows={Math.max(6, input.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" disabled={isBusy}>
        Call the tool
      </button>
      {problem ? <p role="alert">{problem}</p> : null}
      {called ? (
        <section aria-label="Result">
          <p role="status">{called.summary}</p>
          <pre>{called.text}</pre>
          <details>
            <summary>structuredContent</summary>
            <pre>{called.result}</pre>
          </details>
        </section>
      ) : null}
    </form>
  )
}
