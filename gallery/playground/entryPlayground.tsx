import { createRoot } from 'react-dom/client'
import { type Contents, readConfig, type Tool } from './config.ts'
import { wrapLines } from './editors.ts'
import { maxLength, readLink } from './link.ts'
import { Playground } from './Playground.tsx'
import './playground.css'
import { type Run, send } from './send.ts'
import { ToolForm } from './ToolForm.tsx'

/** The module of GraphiQL's distribution, which the gateway serves. */
interface Editor {
  React: typeof import('react')
  createRoot: typeof createRoot
  Ruru: React.ComponentType<Record<string, unknown>>
}

const editorUrl = '/graphql/static/ruru.js'

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no element with the id "${id}"`)
  return element
}

/** The initial contents: the contents of the link, or else the example. */
function opening(): { contents?: Contents; notice: string } {
  const link = readLink(location)
  if (!link) return { notice: '' }
  if (!link.contents)
    return {
      notice: `The link is longer than ${maxLength.toLocaleString('en')} characters and was not opened.`,
    }
  const { contents, leftOut } = link
  const notices = [
    'Opened from a link. Nothing of it is sent before you run it.',
    contents.headers && 'It sets headers.',
    leftOut.length && `Left out of its headers: ${leftOut.join(', ')}.`,
  ]
  return { contents, notice: notices.filter(Boolean).join(' ') }
}

const config = readConfig()
const { contents, notice } = opening()
const { query, variables, headers } = contents ?? config
if (contents) document.querySelector('[aria-current]')?.removeAttribute('aria-current')
document.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
// They would push the editor off a narrow window.
if (matchMedia('(width < 48rem)').matches)
  document.querySelector('#examples details')?.removeAttribute('open')
// Opening a link on this page changes only the fragment, so the browser does not reload.
addEventListener('hashchange', () => {
  if (readLink(location)) location.reload()
})

const listeners = new Set<(run: Run, query: string) => void>()
const bar = createRoot(elementOf('bar'))

interface Request {
  query: string
  variables?: unknown
  operationName?: string | null
}

/** Sends an operation, and reports it unless it is GraphiQL’s own introspection, which is sent without the editor’s headers. */
async function fetcher(request: Request, options?: { headers?: Record<string, string> }) {
  const isIntrospection = request.operationName === 'IntrospectionQuery'
  const { body, run } = await send(request, isIntrospection ? {} : options?.headers)
  if (!isIntrospection) for (const listener of listeners) listener(run, request.query)
  return body
}

function openTool(tool: Tool) {
  bar.render(
    <header>
      <h1>Vitrine agents</h1>
    </header>,
  )
  createRoot(elementOf('ruru-root')).render(<ToolForm tool={tool} />)
}

async function openEditor() {
  bar.render(
    <Playground
      config={contents ? { ...config, needsCustomer: false } : config}
      firstNotice={notice}
      panel={elementOf('run')}
      onRun={(listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }}
    />,
  )
  wrapLines(elementOf('ruru-root'))
  const editor: Editor = await import(/* @vite-ignore */ editorUrl)
  editor.createRoot(elementOf('ruru-root')).render(
    editor.React.createElement(editor.Ruru, {
      fetcher,
      initialQuery: query,
      initialVariables: variables,
      initialHeaders: headers,
      defaultEditorToolsVisibility: headers && !variables ? 'headers' : true,
    }),
  )
}

if (config.tool) openTool(config.tool)
else await openEditor()
