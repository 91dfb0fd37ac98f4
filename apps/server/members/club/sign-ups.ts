import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { person } from '../accounts/table.ts'
import { clubItem, clubMember, clubSignUp } from './table.ts'

export interface ClubNight {
  id: string
  partner: string
  title: string
  startsAt: string
  hall: string
  /** The members who have signed up, by name. */
  members: { number: number; name: string }[]
}

/** The screenings of the club that are not over, with those who have signed up. */
export async function readClubNights(db: Queryable, now: Date): Promise<ClubNight[]> {
  const { id, partner, title, startsAt, hall } = clubItem
  const nights = await db
    .select({ id, partner, title, startsAt, hall })
    .from(clubItem)
    .where(and(eq(clubItem.kind, 'screening'), gt(clubItem.endsAt, now)))
    .orderBy(asc(startsAt), asc(partner), asc(id))
  const signUps = await db
    .select({ itemId: clubSignUp.itemId, number: clubMember.number, name: person.name })
    .from(clubSignUp)
    .innerJoin(clubMember, eq(clubMember.personId, clubSignUp.personId))
    .innerJoin(person, eq(person.id, clubSignUp.personId))
    .where(
      inArray(
        clubSignUp.itemId,
        nights.map((night) => night.id),
      ),
    )
    .orderBy(asc(person.name), asc(clubMember.number))
  const membersByNight = Map.groupBy(signUps, ({ itemId }) => itemId)
  return nights.map((night) => ({
    ...night,
    startsAt: (night.startsAt as Date).toISOString(),
    members: (membersByNight.get(night.id) ?? []).map(({ number, name }) => ({ number, name })),
  }))
}
