import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { AnyStateMachine } from 'xstate'
import { mermaidOf } from '#machines/mermaid.ts'
import type { Picture } from '../layout/picture.ts'
import { Drawing } from '../picture/Drawing.tsx'

const namespace = 'http://www.w3.org/2000/svg'
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font']

/** The picture alone, its styles written into it, so that it looks the same anywhere. */
function svgOf(picture: Picture): string {
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('xmlns', namespace)
  svg.setAttribute('viewBox', `0 0 ${picture.width} ${picture.height}`)
  svg.setAttribute('width', String(picture.width))
  svg.setAttribute('height', String(picture.height))
  svg.style.position = 'absolute'
  document.body.append(svg)
  const root = createRoot(svg)
  flushSync(() => root.render(createElement(Drawing, { picture })))
  for (const element of svg.querySelectorAll<SVGElement>('rect, path, text, tspan, circle')) {
    const style = getComputedStyle(element)
    for (const name of drawn) element.style.setProperty(name, style.getPropertyValue(name))
    element.removeAttribute('class')
  }
  svg.style.position = ''
  svg.style.background = getComputedStyle(document.body).backgroundColor
  const text = new XMLSerializer().serializeToString(svg)
  root.unmount()
  svg.remove()
  return text
}

async function pngOf(picture: Picture): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(picture))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width * 2
  canvas.height = picture.height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made')))),
  )
}

/** The ways to take a machine along: what each is called, its file, and how it is made. */
export const exportsOf = (machine: AnyStateMachine, picture: Picture) => [
  {
    label: 'SVG',
    file: `${machine.id}.svg`,
    make: async () => textBlob(svgOf(picture), 'image/svg+xml'),
  },
  { label: 'PNG', file: `${machine.id}.png`, make: () => pngOf(picture) },
  {
    label: 'Mermaid',
    file: `${machine.id}.mmd`,
    make: async () => textBlob(`${mermaidOf(machine)}\n`, 'text/plain'),
  },
  {
    label: 'JSON for Stately',
    file: `${machine.id}.json`,
    make: async () =>
      textBlob(`${JSON.stringify(machine.definition, null, 2)}\n`, 'application/json'),
  },
]

const textBlob = (text: string, type: string) => new Blob([text], { type })

/** Gives a file to whoever pressed. */
export function download(file: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = file
  link.click()
  URL.revokeObjectURL(link.href)
}
