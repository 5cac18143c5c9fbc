import type { Sequence } from './sequence.ts'

const arrows = { event: '->>', request: '->>', response: '-->>', failure: '--x' } as const

/** Mermaid ends a message at a semicolon, and reads a hash as an entity. */
const escaped = (text: string) =>
  text.replace(/[#;]/g, (character) => (character === '#' ? '#35;' : '#59;'))

/** The diagram as a Mermaid `sequenceDiagram`. */
export function toMermaidSequence({ lifelines, messages }: Sequence): string {
  const names = new Map(lifelines.map(({ id }, index) => [id, `p${index}`]))
  return [
    'sequenceDiagram',
    ...lifelines.map(({ id, label }) => `  participant ${names.get(id)} as ${escaped(label)}`),
    ...messages.map(
      ({ from, to, label, kind }) =>
        `  ${names.get(from)}${arrows[kind]}${names.get(to)}: ${escaped(label)}`,
    ),
    '',
  ].join('\n')
}
