import { z } from 'zod'

/** A hall of the house. Showings refer to it by its name. What is not known about it is left out. */
export const Hall = z.strictObject({
  name: z.string().min(1),
  seats: z.int().positive().optional(),
  wheelchairPlaces: z.int().nonnegative().optional(),
  /** Whether the hall has a fixed hearing loop. */
  hearingLoop: z.boolean().optional(),
  /** Whether there is a way from the street to the seats without a step. */
  stepFree: z.boolean().optional(),
  /** How one gets in with a wheelchair, and what else helps. */
  access: z.string().optional(),
})
export type Hall = z.infer<typeof Hall>

export interface RenamedHall {
  from: string
  to: string
}

/**
 * The halls that have got another name. They have no ids, so a name that is new stands for one that is gone in the same place: after the
 * same hall that has kept its name. Where more names are gone than new, nobody knows which of them were renamed.
 */
export function findRenamedHalls(
  before: readonly Pick<Hall, 'name'>[],
  after: readonly Pick<Hall, 'name'>[],
): RenamedHall[] {
  const gone = groupByPlace(before, after)
  const added = groupByPlace(after, before)
  return [...gone].flatMap(([place, names]) => {
    const newNames = added.get(place) ?? []
    return names.length > newNames.length
      ? []
      : names.map((from, index) => ({ from, to: newNames[index] as string }))
  })
}

/** The names that the other list lacks, by the name before them that it has. */
function groupByPlace(
  halls: readonly Pick<Hall, 'name'>[],
  others: readonly Pick<Hall, 'name'>[],
): Map<string, string[]> {
  const places = new Map<string, string[]>()
  let place = ''
  for (const { name } of halls) {
    if (others.some((other) => other.name === name)) place = name
    else places.set(place, [...(places.get(place) ?? []), name])
  }
  return places
}
