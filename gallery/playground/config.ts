/** The three texts of the editor. */
export interface Contents {
  query: string
  variables: string
  headers: string
}

/** An operation that the playground sends itself. */
export interface Operation {
  query: string
  variables: Record<string, unknown>
}

/** A tool of agents with the text of its arguments. */
export interface Tool {
  name: string
  description: string
  input: string
}

/** The configuration that the gateway passes to the page (gateway/playground/playground.ts). */
export interface Config extends Contents {
  /** The tool that is shown instead of the editor. */
  tool?: Tool
  /** Whether the example needs a signed-in customer. */
  needsCustomer: boolean
  /** The operations of the demonstration customer; null where there is none. */
  customer: Record<'viewer' | 'signIn' | 'register' | 'signOut', Operation> | null
}

/** Reads the configuration in the page. */
export function readConfig(): Config {
  const text = document.querySelector('script#config')?.textContent
  if (!text) throw new Error('The page has no element with the id "config"')
  return JSON.parse(text)
}
