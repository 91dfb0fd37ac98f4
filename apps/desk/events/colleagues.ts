import type { Presence } from '@lerret/api/contracts'

export interface Colleague {
  personId: string
  name: string
  isEditing: boolean
}

export interface PeopleHere {
  /** Everybody else who has it open, each once; those who edit come first. */
  colleagues: Colleague[]
  /** Whether the person has it open in another tab. */
  isInOtherTab: boolean
}

/** Who else has something open, seen from one tab of a person. */
export function findPeopleHere(
  people: readonly Presence[],
  subject: Presence['subject'],
  { personId, tab }: { personId: string; tab: string },
): PeopleHere {
  const here = people.filter((each) => each.subject.kind === subject.kind && each.subject.id === subject.id)
  const colleagues = new Map<string, Colleague>()
  for (const each of here) {
    if (each.personId === personId) continue
    const isEditing = each.isEditing || colleagues.get(each.personId)?.isEditing === true
    colleagues.set(each.personId, { personId: each.personId, name: each.name, isEditing })
  }
  return {
    colleagues: [...colleagues.values()].sort((a, b) => Number(b.isEditing) - Number(a.isEditing)),
    isInOtherTab: here.some((each) => each.personId === personId && each.tab !== tab),
  }
}
