import sans from '@fonts/anuphan-latin.woff2'
import serif from '@fonts/bodoni-moda-latin.woff2'
import type { AnyMachineExamples } from '@vitrine/machines/tools/machineExamples.ts'
import { guardName } from '@vitrine/machines/tools/machineStructure.ts'
import { toMermaid } from '@vitrine/machines/tools/toMermaid.ts'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { Drawing } from '../diagram/Drawing.tsx'
import type { Diagram } from '../layout/diagram.ts'

/** A named implementation as Stately expects it; anonymous functions are left out. */
function named(key: string, value: unknown): unknown {
  if (key === 'guard') return guardName(value)
  if (typeof value !== 'function') return value
  return 'type' in value ? String(value.type).replace('xstate.', '') : undefined
}

/** A machine's config as JSON for Stately's import, with its initial context. */
export function statelyJson({ machine, inputs }: AnyMachineExamples): string {
  const [input] = Object.values(inputs)
  const { context } = createActor(machine, { input }).getSnapshot()
  return `${JSON.stringify({ ...machine.config, context }, named, 2)}\n`
}

const namespace = 'http://www.w3.org/2000/svg'
const drawn = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font']

async function dataUrlOf(url: string): Promise<string> {
  const file = await (await fetch(url)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

const faceOf = async (family: string, url: string) =>
  `@font-face{font-family:"${family}";font-weight:400 600;src:url(${await dataUrlOf(url)})}`

/** The diagram as a standalone SVG with inlined styles and fonts. */
async function svgOf(diagram: Diagram): Promise<string> {
  const faces = await Promise.all([faceOf('Bodoni Moda', serif), faceOf('Anuphan', sans)])
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('xmlns', namespace)
  svg.setAttribute('viewBox', `0 0 ${diagram.width} ${diagram.height}`)
  svg.setAttribute('width', String(diagram.width))
  svg.setAttribute('height', String(diagram.height))
  svg.style.position = 'absolute'
  document.body.append(svg)
  const root = createRoot(svg)
  flushSync(() => root.render(createElement(Drawing, { diagram })))
  for (const element of svg.querySelectorAll<SVGElement>('rect, path, text, tspan, circle')) {
    const style = getComputedStyle(element)
    for (const name of drawn) element.style.setProperty(name, style.getPropertyValue(name))
    element.removeAttribute('class')
  }
  svg.style.position = ''
  const style = document.createElementNS(namespace, 'style')
  style.textContent = faces.join('')
  svg.prepend(style)
  svg.style.background = getComputedStyle(document.body).backgroundColor
  const text = new XMLSerializer().serializeToString(svg)
  root.unmount()
  svg.remove()
  return text
}

async function pngOf(diagram: Diagram): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(await svgOf(diagram))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = diagram.width * 2
  canvas.height = diagram.height * 2
  const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  // An image loads its inlined fonts after the first draw, without an event.
  draw()
  await new Promise((resolve) => setTimeout(resolve, 100))
  draw()
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made')))),
  )
}

/** The export formats: label, file name and how to create the file. */
export const diagramExports = (examples: AnyMachineExamples, diagram: Diagram) => [
  {
    label: 'SVG',
    file: `${diagram.machine}.svg`,
    make: async () => textBlob(await svgOf(diagram), 'image/svg+xml'),
  },
  { label: 'PNG', file: `${diagram.machine}.png`, make: () => pngOf(diagram) },
  {
    label: 'Mermaid',
    file: `${diagram.machine}.mmd`,
    make: async () => textBlob(`${toMermaid(examples.machine)}\n`, 'text/plain'),
  },
  {
    label: 'JSON for Stately',
    file: `${diagram.machine}.json`,
    make: async () => textBlob(statelyJson(examples), 'application/json'),
  },
]

const textBlob = (text: string, type: string) => new Blob([text], { type })
