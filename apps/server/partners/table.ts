import type { SeatsInfo } from '@lerret/model'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { person } from '../accounts/table.ts'

const instant = () => timestamp({ withTimezone: true })
const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' })

/** The films that a member wants to see. */
export const watchListEntry = pgTable(
  'watch_list_entry',
  {
    personId: ofPerson(),
    productionId: text().notNull(),
    addedAt: instant().notNull(),
    /** Nobody could go when it was last looked: that somebody can is news to the member. */
    awaitsShowings: boolean().notNull().default(false),
  },
  (entry) => [
    // A film is on a list once, whoever asks.
    primaryKey({ columns: [entry.personId, entry.productionId] }),
    index('watch_list_entry_film').on(entry.productionId),
  ],
)

/** What a member was told of a film on the list, by mail: each thing once, also when the film was off the list meanwhile. */
export const watchMail = pgTable(
  'watch_mail',
  {
    personId: ofPerson(),
    productionId: text().notNull(),
    /** That it is shown here, or that it soon is no longer. */
    kind: text({ enum: ['showings', 'last'] }).notNull(),
    /** Written before the mail leaves, so that a server that dies at it sends none twice. */
    sentAt: instant().notNull(),
    /** Of the key in the mail's link that stops them. A mail may tell of several films. */
    stopHash: text().notNull(),
  },
  (mail) => [
    primaryKey({ columns: [mail.personId, mail.productionId, mail.kind] }),
    index('watch_mail_key').on(mail.stopHash),
    check('watch_mail_kind', sql`kind in ('showings', 'last')`),
  ],
)

/** Who wants no mail of films on the list. */
export const watchMailStop = pgTable('watch_mail_stop', {
  personId: ofPerson().primaryKey(),
  stoppedAt: instant().notNull(),
})

/** What a member thinks of a film; one review each, which may be written anew. */
export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey().defaultRandom(),
    partner: text().notNull(),
    personId: ofPerson(),
    productionId: text().notNull(),
    rating: smallint().notNull(),
    comment: text().notNull(),
    /** Its text gives away what happens. */
    isSpoiler: boolean().notNull().default(false),
    addedAt: instant().notNull(),
    editedAt: instant(),
    /** A hidden one is seen by nobody and counts in no rating, however it is rewritten, until staff show it again. */
    state: text({ enum: ['visible', 'hidden'] })
      .notNull()
      .default('visible'),
    /** Who of the staff decided last, and when. */
    decidedBy: uuid().references(() => person.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (each) => [
    unique('review_once').on(each.personId, each.productionId),
    index('review_film').on(each.partner, each.productionId, each.addedAt),
    check('review_rating', sql`rating between 1 and 5`),
    check('review_state', sql`state in ('visible', 'hidden')`),
  ],
)

export const reviewLike = pgTable(
  'review_like',
  {
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    personId: ofPerson(),
  },
  (like) => [
    primaryKey({ columns: [like.reviewId, like.personId] }),
    index('review_like_person').on(like.personId),
  ],
)

/** What the provider handed over, so that handing it over again changes nothing. */
export const ticketDelivery = pgTable(
  'ticket_delivery',
  {
    partner: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (delivery) => [primaryKey({ columns: [delivery.partner, delivery.key] })],
)

/** A ticket that a member has bought, as the provider told of it. */
export const ticket = pgTable(
  'ticket',
  {
    id: uuid().primaryKey().defaultRandom(),
    partner: text().notNull(),
    personId: ofPerson(),
    productionId: text().notNull(),
    title: text().notNull(),
    notes: text().notNull(),
    qrCode: text().notNull(),
    qrUrl: text().notNull(),
    startsAt: instant().notNull(),
    expiresAt: instant().notNull(),
    poster: text().notNull(),
    hall: text().notNull(),
    seats: jsonb().$type<SeatsInfo>().notNull(),
  },
  (each) => [
    // A code admits once, so it is here once.
    unique('ticket_code').on(each.partner, each.qrCode),
    index('ticket_person').on(each.personId, each.startsAt),
  ],
)

/** Membership of the cinema club. */
export const clubMember = pgTable(
  'club_member',
  {
    personId: ofPerson().primaryKey(),
    partner: text().notNull(),
    /** What stands on the card. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }).unique(),
    /** The card's changing code is made of this. */
    cardKey: text().notNull(),
    joinedAt: instant().notNull(),
  },
  (member) => [index('club_member_partner').on(member.partner)],
)

/** A code that was handed over the counter: whoever types it is a member. It works once. */
export const clubCode = pgTable('club_code', {
  hash: text().primaryKey(),
  partner: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
})

/** What only club members are told: an offer, or a screening of the club. */
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
    /** Where it is bought or read more of; may be empty. */
    href: text().notNull().default(''),
    /** No longer told of after this. */
    endsAt: instant().notNull(),
  },
  (item) => [
    index('club_item_partner').on(item.partner, item.endsAt),
    check('club_item_kind', sql`kind in ('offer', 'screening')`),
    check('club_item_start', sql`(kind = 'screening') = (starts_at is not null)`),
  ],
)
