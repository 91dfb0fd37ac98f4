import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { personReference } from '../accounts/table.ts'

/** Membership of the cinema club. */
export const clubMember = pgTable(
  'club_member',
  {
    personId: personReference().primaryKey(),
    partner: text().notNull(),
    /** The number on the card. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }).unique(),
    /** The secret of the card's changing code. */
    cardKey: text().notNull(),
    joinedAt: instant().notNull(),
  },
  (member) => [index('club_member_partner').on(member.partner)],
)

/** A code handed out at the counter: the first member who enters it joins the club. */
export const clubCode = pgTable('club_code', {
  hash: text().primaryKey(),
  partner: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

/** An offer or a screening that only club members see. */
export const clubItem = pgTable(
  'club_item',
  {
    id: uuid().primaryKey().defaultRandom(),
    partner: text().notNull(),
    kind: text({ enum: ['offer', 'screening'] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** When the screening begins; offers have none. */
    startsAt: instant(),
    hall: text().notNull().default(''),
    /** A link to buy or read more; may be empty. */
    href: text().notNull().default(''),
    /** It is not shown after this. */
    endsAt: instant().notNull(),
  },
  (item) => [
    index('club_item_partner').on(item.partner, item.endsAt),
    check('club_item_kind', sql`kind in ('offer', 'screening')`),
    check('club_item_start', sql`(kind = 'screening') = (starts_at is not null)`),
  ],
)

/** A club member who comes to a screening. It ends with the membership. */
export const clubSignUp = pgTable(
  'club_sign_up',
  {
    itemId: uuid()
      .notNull()
      .references(() => clubItem.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => clubMember.personId, { onDelete: 'cascade' }),
    signedUpAt: instant().notNull(),
  },
  (signUp) => [
    primaryKey({ columns: [signUp.itemId, signUp.personId] }),
    index('club_sign_up_person').on(signUp.personId),
  ],
)
