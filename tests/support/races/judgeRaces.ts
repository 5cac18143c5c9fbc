import { pathLabel } from '@vitrine/machines/tools/eventLabel.ts'
import type { AllowedRace } from '@vitrine/machines/tools/machineExamples.ts'
import { nameOfEvent, type Race } from './exploreRaces.ts'

interface Judgement {
  /** Pairs that differ although it is not allowed, and what is allowed without need, as messages. */
  problems: string[]
  /** The states, without the machine's name, in which a pair ends that differs although it is not allowed. */
  failedAt: string[]
}

const namesOf = ({ events: [one, other] }: Race): [string, string] =>
  nameOfEvent(one) <= nameOfEvent(other)
    ? [nameOfEvent(one), nameOfEvent(other)]
    : [nameOfEvent(other), nameOfEvent(one)]

const isListed = ({ events: [some, others] }: AllowedRace, [one, other]: [string, string]) =>
  (some.includes(one) && others.includes(other)) || (some.includes(other) && others.includes(one))

const differs = ({ states, fields }: Race) => states.length > 0 || fields.length > 0

const allows = (allowed: AllowedRace, race: Race) =>
  isListed(allowed, namesOf(race)) &&
  race.states.every((state) => allowed.states?.includes(state)) &&
  race.fields.every((field) => allowed.fields?.includes(field))

/** Permissions of an entry that no race needs. */
function unneeded(allowed: AllowedRace, races: readonly Race[]): string[] {
  const [some, others] = allowed.events
  const names = races.map(namesOf)
  const isUsed = (event: string, partners: readonly string[]) =>
    names.some(([one, other]) =>
      one === event ? partners.includes(other) : other === event && partners.includes(one),
    )
  return [
    ...some.filter((event) => !isUsed(event, others)),
    ...others.filter((event) => !isUsed(event, some)),
    ...(allowed.states ?? []).filter(
      (state) => !races.some(({ states }) => states.includes(state)),
    ),
    ...(allowed.fields ?? []).filter(
      (field) => !races.some(({ fields }) => fields.includes(field)),
    ),
  ]
}

const problemOf = (race: Race) => {
  const { start, path, events, endings, states, fields } = race
  const [one, other] = events
  return [
    `${namesOf(race).join(' × ')}: the order matters and no entry of the races allows it.`,
    `  from "${start}": ${pathLabel(path)}`,
    `  ${pathLabel([one, other])} ends in ${endings[0]}`,
    `  ${pathLabel([other, one])} ends in ${endings[1]}`,
    `  different: ${[...states, ...fields].join(', ')}`,
    '  Change the machine so that both orders end the same, or allow the difference with its reason.',
  ].join('\n')
}

/** Compares the races of a machine with those that it allows. */
export function judgeRaces(races: readonly Race[], allowed: readonly AllowedRace[]): Judgement {
  const entryOf = new Map(
    races.filter(differs).map((race) => [race, allowed.find((entry) => allows(entry, race))]),
  )
  const pairs = Map.groupBy(races, (race) => namesOf(race).join(' × '))
  const used = (entry: AllowedRace) => races.filter((race) => entryOf.get(race) === entry)
  const forbidden = [...pairs.values()].flatMap(
    (same) => same.find((race) => differs(race) && !entryOf.get(race)) ?? [],
  )
  return {
    failedAt: [
      ...new Set(
        forbidden.flatMap(({ states, endings }) =>
          states.length > 0 ? states : endings.flatMap((ending) => ending.split(' and ')),
        ),
      ),
    ],
    problems: [
      ...forbidden.map(problemOf),
      ...allowed.flatMap((entry) =>
        unneeded(entry, used(entry)).map(
          (item) => `"${item}" is allowed without need: remove it from “${entry.reason}”`,
        ),
      ),
    ],
  }
}
