// The page helpers import code of the web, whose TypeScript is newer: its DOM types have `scheduler`. Builds set LANGUAGE.
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'background' }): Promise<void>
}

interface ImportMeta {
  env?: { LANGUAGE?: 'en' | 'th' }
}
