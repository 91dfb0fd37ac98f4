import { randomBytes } from 'node:crypto'
import type { DemoMembers } from '@lerret/demo'
import { and, eq, inArray } from 'drizzle-orm'
import { readPartners } from '../../content/house/site-records.ts'
import type { Passwords } from '../../members/accounts/passwords/hashing.ts'
import { addPerson, findPersonId } from '../../members/accounts/people.ts'
import { person } from '../../members/accounts/table.ts'
import { joinByStaff } from '../../members/club/store.ts'
import { clubItem } from '../../members/club/table.ts'
import { review, reviewLike } from '../../members/reviews/table.ts'
import { ticket } from '../../members/tickets/table.ts'
import { watchListEntry } from '../../members/watch-list/table.ts'
import type { Partner } from '../../platform/access/realms.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { findHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'
import { DEMO_FACT } from './demo-content.ts'

const ACCOUNTS_FACT = 'demo-accounts'
const MEMBERS_FACT = 'demo-members-made-for'

export interface DemoMemberSettings {
  db: Database
  passwords: Passwords
  /** The password of the demo accounts; generated when undefined. */
  password: string | undefined
  /** The date in Oslo from which the dates of the demo are counted. */
  today: string
  now: Date
}

export interface NewAccounts {
  emails: string[]
  /** All of them log in with it. */
  password: string
}

/**
 * Adds the members of the demo house, and moves their tickets and the club's evenings to today. Returns the accounts when they
 * are new, and null when they exist or the house is not the demo.
 */
export async function seedDemoMembers(settings: DemoMemberSettings): Promise<NewAccounts | null> {
  const { db, today, now } = settings
  if ((await findHouseFact(db, DEMO_FACT)) === undefined) return null
  const isNew = (await findHouseFact(db, ACCOUNTS_FACT)) === undefined
  if (!isNew && (await findHouseFact(db, MEMBERS_FACT)) === today) return null
  const { demoMembers } = await import('@lerret/demo')
  const houses = (await readPartners(db)).map((partner) => ({
    partner,
    members: demoMembers({ today, partner }),
  }))
  for (const { partner, members } of houses) await confirmAddresses(db, partner, members)
  const newAccounts = isNew ? await addAccounts(settings, houses) : null
  for (const { partner, members } of houses) {
    await db.transaction(async (tx) => {
      if (isNew) await addOpinions(tx, partner, members, await readMemberIds(tx, partner))
      await renewTickets(tx, partner, members, await readMemberIds(tx, partner))
      await renewClub(tx, partner, members)
    })
  }
  await setHouseFact(db, MEMBERS_FACT, today)
  if (isNew) await setHouseFact(db, ACCOUNTS_FACT, now.toISOString())
  return newAccounts
}

interface PartnerMembers {
  partner: Partner
  members: DemoMembers
}

/** Adds staff once, members for each partner, and people who cannot log in. Existing ones are skipped, so it can be repeated. */
async function addAccounts(
  { db, passwords, password = newPassword(), now }: DemoMemberSettings,
  houses: PartnerMembers[],
): Promise<NewAccounts> {
  const passwordHash = await passwords.hash(password)
  const accounts = houses[0]?.members.accounts ?? []
  for (const { name, email, role } of accounts.filter((each) => each.role !== 'member')) {
    const existingId = await findPersonId(db, 'staff', email)
    if (existingId === null) await addPerson(db, { realm: 'staff', role, name, email, passwordHash })
  }
  for (const { partner, members } of houses) {
    for (const { name, email, isClubMember } of members.accounts.filter(({ role }) => role === 'member')) {
      const existingId = await findPersonId(db, partner, email)
      if (existingId === null)
        await addPerson(db, { realm: partner, role: 'member', name, email, passwordHash })
      if (isClubMember) await joinByStaff(db, { partner, email, now })
    }
    for (const { key, name } of members.people) {
      const existingId = await findPersonId(db, partner, demoEmail(key))
      if (existingId === null)
        await addPerson(db, { realm: partner, role: 'member', name, email: demoEmail(key) })
    }
  }
  return { emails: accounts.map(({ email }) => email), password }
}

async function addOpinions(tx: Queryable, partner: Partner, members: DemoMembers, ids: Map<string, string>) {
  const getMemberId = (who: string) => ids.get(who) as string
  await tx
    .insert(review)
    .values(
      members.reviews.map(({ who, addedAt, ...rest }) => ({
        ...rest,
        partner,
        personId: getMemberId(who),
        addedAt: new Date(addedAt),
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(reviewLike)
    .values(members.likes.map(({ reviewId, who }) => ({ reviewId, personId: getMemberId(who) })))
    .onConflictDoNothing()
  await tx
    .insert(watchListEntry)
    .values(
      members.watchList.map(({ who, productionId, addedAt }) => ({
        personId: getMemberId(who),
        productionId,
        addedAt: new Date(addedAt),
      })),
    )
    .onConflictDoNothing()
}

/** The demo's own addresses have no mailbox; accounts made by releases that confirmed none get theirs confirmed here. */
async function confirmAddresses(db: Queryable, partner: Partner, { accounts, people }: DemoMembers) {
  const emails = [...accounts.map(({ email }) => email), ...people.map(({ key }) => demoEmail(key))]
  await db
    .update(person)
    .set({ emailVerified: true })
    .where(and(eq(person.realm, partner), inArray(person.email, emails)))
}

/** Members who were deleted since then get no tickets. */
async function renewTickets(tx: Queryable, partner: Partner, members: DemoMembers, ids: Map<string, string>) {
  const codes = members.tickets.map(({ ticket: { qrCode } }) => qrCode)
  await tx.delete(ticket).where(and(eq(ticket.partner, partner), inArray(ticket.qrCode, codes)))
  const rows = members.tickets.flatMap(({ who, ticket: each }) => {
    const personId = ids.get(who)
    if (personId === undefined) return []
    return {
      partner,
      personId,
      productionId: each.movieId,
      title: each.movieTitle,
      notes: each.notes,
      qrCode: each.qrCode,
      qrUrl: each.qrUrl,
      startsAt: new Date(each.startTime),
      expiresAt: new Date(each.expirationDate),
      poster: each.image,
      hall: each.sal,
      seats: each.seatsInfo,
    }
  })
  if (rows.length > 0) await tx.insert(ticket).values(rows)
}

async function renewClub(tx: Queryable, partner: Partner, { clubItems }: DemoMembers) {
  const ids = clubItems.map(({ id }) => id)
  await tx.delete(clubItem).where(inArray(clubItem.id, ids))
  await tx.insert(clubItem).values(
    clubItems.map(({ startsAt, endsAt, ...rest }) => ({
      ...rest,
      partner,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  )
}

/** The ids of the demo's people of a partner, by their keys. */
async function readMemberIds(db: Queryable, partner: Partner): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(eq(person.realm, partner))
  const demo = rows.filter(({ email }) => email.endsWith(DOMAIN))
  return new Map(demo.map(({ id, email }) => [email.slice(0, -DOMAIN.length), id]))
}

const DOMAIN = '@fjordheim.example'
const demoEmail = (key: string) => `${key}${DOMAIN}`

/** Short enough to copy from a screen, and random. */
const newPassword = () => randomBytes(9).toString('base64url')
