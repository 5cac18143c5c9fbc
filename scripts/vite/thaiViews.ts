import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Messages, MessagesByLanguage } from '../messages/messageModules.ts'

const read = (file: string) => parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))

/** The views of machines' states in Thai by their English ones, with the English messages that they quote. */
export function readThaiViews(): Record<string, { thai: string; quoted: string[] }> {
  const views: Record<string, string> = read('gallery/machines/thaiViews.yaml')
  const messages: MessagesByLanguage = {
    en: read('web/messages/en.yaml'),
    th: read('web/messages/th.yaml'),
  }
  return Object.fromEntries(
    Object.entries(views).map(([english, view]) => {
      const quoted: string[] = []
      const thai = view.replace(/\{([\w.]+)\}/g, (_, key: string) => {
        quoted.push(messageAt(messages.en, key))
        return messageAt(messages.th, key)
      })
      return [english, { thai, quoted }]
    }),
  )
}

function messageAt(messages: Messages, key: string): string {
  const message = key
    .split('.')
    .reduce<Messages | string | undefined>(
      (group, name) => (typeof group === 'object' ? group[name] : undefined),
      messages,
    )
  if (typeof message !== 'string') throw new Error(`thaiViews.yaml: {${key}} is no message`)
  return message
}
