import ElkConstructor, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Area, Diagram, DrawnMachine, Point } from './diagram.ts'
import { machineGraph } from './graph.ts'

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
}

const flatten = (nodes: readonly ElkNode[]): ElkNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])])

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** Lays out a machine: the position of each state and the route of each transition. */
export async function layOut(machine: DrawnMachine): Promise<Diagram> {
  const { root, shapes, arrows } = machineGraph(machine)
  const labelOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }
  const edges = (root.edges ?? []).map((edge) => ({
    ...edge,
    labels: edge.labels?.map((label) => ({ ...label, layoutOptions: labelOptions })) ?? [],
  }))
  const layout = await new ElkConstructor.default().layout({
    ...root,
    edges,
    layoutOptions: options,
  })
  const areas = new Map(flatten(layout.children ?? []).map((node) => [node.id, areaOf(node)]))
  const routes = new Map(layout.edges?.map((edge) => [edge.id, edge]))
  return {
    machine: machine.id,
    width: Math.round(layout.width ?? 0),
    height: Math.round(layout.height ?? 0),
    shapes: [...shapes.values()].map((shape) => ({
      ...shape,
      ...areaOf(areas.get(shape.id) ?? {}),
    })),
    arrows: [...arrows.values()].map((arrow) => {
      const route = routes.get(arrow.id)
      const [label] = route?.labels ?? []
      const [section] = route?.sections ?? []
      const points = section
        ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
        : []
      return { ...arrow, points: points.map(rounded), label: label && areaOf(label) }
    }),
  }
}
