import type { Contents } from './config.ts'

/** The parts of Monaco, the editor inside GraphiQL, that are used here. */
interface Monaco {
  editor: {
    getEditors(): { updateOptions(options: object): void }[]
    getModels(): { uri: { path: string }; getValue(): string }[]
  }
}

/** The globals of Monaco (its option `globalAPI`). */
interface MonacoGlobals {
  MonacoEnvironment?: { globalAPI?: boolean }
  monaco?: Monaco
}

const globals = globalThis as MonacoGlobals

/** Wraps long lines in every pane, which GraphiQL cuts without an option. Must be called before GraphiQL is loaded. */
export function wrapLines(root: Element) {
  globals.MonacoEnvironment = { ...globals.MonacoEnvironment, globalAPI: true }
  let wrapped = 0
  // Monaco's own event for new editors would start its services before their modules are loaded.
  new MutationObserver(() => {
    const shown = root.querySelectorAll('.monaco-editor').length
    if (shown === wrapped || !globals.monaco) return
    wrapped = shown
    for (const editor of globals.monaco.editor.getEditors())
      editor.updateOptions({ wordWrap: 'on', wrappingIndent: 'indent' })
  }).observe(root, { childList: true, subtree: true })
}

/** The present texts of the editor. */
export function readContents(): Contents {
  const models = globals.monaco?.editor.getModels() ?? []
  const text = (name: string) =>
    models
      .find(({ uri }) => uri.path.endsWith(name))
      ?.getValue()
      .trim() ?? ''
  return {
    query: text('operation.graphql'),
    variables: text('variables.json'),
    headers: text('request-headers.json'),
  }
}
