import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { onTestFinished } from 'vitest'

export interface ToolResult {
  isError: boolean
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the schemas of the protocol allow
  body: any
}

/** Connects the official MCP client to a gateway, which checks each result against the schema of its tool. */
export async function connectAgent(url: string) {
  const client = new Client({ name: 'test-agent', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
  onTestFinished(() => client.close())
  return {
    client,
    async call(name: string, input: Record<string, unknown>): Promise<ToolResult> {
      await client.listTools()
      const result = await client.callTool({ name, arguments: input })
      const [content] = result.content as { type: string; text: string }[]
      return {
        isError: result.isError === true,
        text: content?.text ?? '',
        body: result.structuredContent,
      }
    },
  }
}
