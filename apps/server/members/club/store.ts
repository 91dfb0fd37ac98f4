import type { WireClub } from '@lerret/api/contracts'
import { DAY_MS } from '@lerret/model'
import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Partner } from '../../platform/access/realms.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createKey, hashKey } from '../../platform/security/keys.ts'
import { isUuid } from '../../platform/text/uuid.ts'
import { getMemberId } from '../accounts/people.ts'
import { person } from '../accounts/table.ts'
import {
  cardChangesAt,
  cardCode,
  createClubCode,
  isCardCode,
  normalizeClubCode,
  readCardNumber,
} from './card.ts'
import { clubCode, clubItem, clubMember, clubSignUp } from './table.ts'

/** How long a code from the counter is valid. */
const CODE_LIFETIME_MS = 90 * DAY_MS

interface Membership {
  partner: Partner
  personId: string
  now: Date
}

export async function isClubMember(db: Queryable, personId: string): Promise<boolean> {
  return (await findMembership(db, personId)) !== undefined
}

/** The club for one of its members: the current card, offers and screenings. Throws for others. */
export async function readClub(db: Queryable, { partner, personId, now }: Membership): Promise<WireClub> {
  const member = await findMembership(db, personId)
  if (!member) throw new AppError('club_members_only', 'This is for members of the club.')
  const items = await db
    .select()
    .from(clubItem)
    .where(and(eq(clubItem.partner, partner), gt(clubItem.endsAt, now)))
    .orderBy(asc(clubItem.startsAt), asc(clubItem.endsAt), asc(clubItem.id))
  const signUps = await readSignUps(
    db,
    personId,
    items.map(({ id }) => id),
  )
  return {
    Member: {
      Number: member.number,
      UserName: member.name,
      JoinedAt: member.joinedAt.toISOString(),
      CardCode: cardCode({ number: member.number, key: member.cardKey }, now),
      ChangesAt: cardChangesAt(now).toISOString(),
    },
    Offers: items
      .filter(({ kind }) => kind === 'offer')
      .map(({ id, title, text, endsAt, href }) => ({
        Id: id,
        Title: title,
        Text: text,
        EndsAt: endsAt.toISOString(),
        link: href,
      })),
    Screenings: items
      .filter(({ kind }) => kind === 'screening')
      .map(({ id, title, text, startsAt, hall, href }) => ({
        Id: id,
        Title: title,
        Text: text,
        StartTime: (startsAt as Date).toISOString(),
        Screen: hall,
        link: href,
        SignUpCount: signUps.get(id)?.count ?? 0,
        IsSignedUp: signUps.get(id)?.isOwn ?? false,
      })),
  }
}

/** The number of members who come to each screening, and whether this one does. */
async function readSignUps(db: Queryable, personId: string, itemIds: string[]) {
  const rows = await db
    .select({
      itemId: clubSignUp.itemId,
      count: count(),
      isOwn: sql<boolean>`bool_or(${clubSignUp.personId} = ${personId})`,
    })
    .from(clubSignUp)
    .where(inArray(clubSignUp.itemId, itemIds))
    .groupBy(clubSignUp.itemId)
  return new Map(rows.map(({ itemId, ...row }) => [itemId, row]))
}

/** Signs a club member up for a screening that has not begun, or off. Repeating it is harmless. */
export async function signUpForScreening(
  db: Queryable,
  { partner, personId, itemId, isComing, now }: Membership & { itemId: string; isComing: boolean },
): Promise<void> {
  if (!(await isClubMember(db, personId)))
    throw new AppError('club_members_only', 'This is for members of the club.')
  const [screening] = !isUuid(itemId)
    ? []
    : await db
        .select({ id: clubItem.id })
        .from(clubItem)
        .where(and(eq(clubItem.id, itemId), eq(clubItem.partner, partner), gt(clubItem.startsAt, now)))
  if (!screening) throw new AppError('screening_not_found', 'There is no such screening, or it has begun.')
  if (isComing)
    await db.insert(clubSignUp).values({ itemId, personId, signedUpAt: now }).onConflictDoNothing()
  else
    await db.delete(clubSignUp).where(and(eq(clubSignUp.itemId, itemId), eq(clubSignUp.personId, personId)))
}

/** Joins with a code from the counter, which works once and at its own partner. */
export async function joinWithCode(db: Database, input: Membership & { code: string }): Promise<void> {
  const { partner, personId, code, now } = input
  await db.transaction(async (tx) => {
    const used = await tx
      .delete(clubCode)
      .where(
        and(
          eq(clubCode.hash, hashKey(normalizeClubCode(code))),
          eq(clubCode.partner, partner),
          gt(clubCode.expiresAt, now),
        ),
      )
      .returning({ hash: clubCode.hash })
    if (used.length === 0) throw new AppError('club_code_invalid', 'The code is unknown, used or expired.')
    await insertMember(tx, { partner, personId, now })
  })
}

/**
 * Adds a member to the club by the address of the account, in a transaction. Repeating it is harmless. Refused before the address is
 * confirmed, because the account may be somebody else's. Returns the id of the account.
 */
export async function joinByStaff(
  tx: Queryable,
  { partner, email, now }: { partner: Partner; email: string; now: Date },
): Promise<string> {
  const personId = await getMemberId(tx, partner, email)
  const [account] = await tx
    .select({ isConfirmed: person.emailVerified })
    .from(person)
    .where(eq(person.id, personId))
  if (!account?.isConfirmed)
    throw new AppError('email_unconfirmed', 'The member has not confirmed this address yet.')
  await insertMember(tx, { partner, personId, now })
  return personId
}

export async function leaveClub(db: Queryable, personId: string): Promise<void> {
  await db.delete(clubMember).where(eq(clubMember.personId, personId))
}

/** Removes a member from the club. Returns the id of the account. */
export async function removeByStaff(tx: Queryable, partner: Partner, email: string): Promise<string> {
  const personId = await getMemberId(tx, partner, email)
  await leaveClub(tx, personId)
  return personId
}

/** Adds a code for the counter. Only its hash is stored, so it is shown only once. */
export async function addClubCode(db: Queryable, partner: Partner, now: Date): Promise<string> {
  await db.delete(clubCode).where(lte(clubCode.expiresAt, now))
  const code = createClubCode()
  await db.insert(clubCode).values({
    hash: hashKey(normalizeClubCode(code)),
    partner,
    createdAt: now,
    expiresAt: new Date(+now + CODE_LIFETIME_MS),
  })
  return code
}

/** The member whose card has this code; null when it is not current. */
export async function checkCard(
  db: Queryable,
  { partner, code, now }: { partner: Partner; code: string; now: Date },
): Promise<{ number: number; name: string } | null> {
  const number = readCardNumber(code)
  if (number === null) return null
  const [member] = await db
    .select({ key: clubMember.cardKey, name: person.name })
    .from(clubMember)
    .innerJoin(person, eq(person.id, clubMember.personId))
    .where(and(eq(clubMember.number, number), eq(clubMember.partner, partner)))
  if (!member || !isCardCode({ number, key: member.key }, code, now)) return null
  return { number, name: member.name }
}

const insertMember = (db: Queryable, { partner, personId, now }: Membership) =>
  db
    .insert(clubMember)
    .values({ personId, partner, cardKey: createKey(), joinedAt: now })
    .onConflictDoNothing()

async function findMembership(db: Queryable, personId: string) {
  const [member] = await db
    .select({
      number: clubMember.number,
      cardKey: clubMember.cardKey,
      joinedAt: clubMember.joinedAt,
      name: person.name,
    })
    .from(clubMember)
    .innerJoin(person, eq(person.id, clubMember.personId))
    .where(eq(clubMember.personId, personId))
  return member
}
