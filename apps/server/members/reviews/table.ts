import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { person, personReference } from '../accounts/table.ts'

/** A member's review of a film; one per member and film, which may be edited. */
export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey().defaultRandom(),
    partner: text().notNull(),
    personId: personReference(),
    productionId: text().notNull(),
    rating: smallint().notNull(),
    comment: text().notNull(),
    /** The text reveals the plot. */
    isSpoiler: boolean().notNull().default(false),
    addedAt: instant().notNull(),
    editedAt: instant(),
    /** A hidden review is not shown or counted, also when it is rewritten, until staff show it again. */
    state: text({ enum: ['visible', 'hidden'] })
      .notNull()
      .default('visible'),
    /** Why staff hid it; reviews that were hidden before reasons were stored have none. */
    hiddenReason: text(),
    /** When the author deleted it while it was hidden. The row stays, without text, so that the decision holds for the next one. */
    deletedAt: instant(),
    /** Who hid or showed it last, and when. */
    decidedBy: uuid().references(() => person.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (each) => [
    unique('review_once').on(each.personId, each.productionId),
    index('review_film').on(each.partner, each.productionId, each.addedAt),
    check('review_rating', sql`rating between 1 and 5`),
    check('review_state', sql`state in ('visible', 'hidden')`),
    check('review_hidden_reason', sql`hidden_reason is null or state = 'hidden'`),
  ],
)

/** A member's like of a review. */
export const reviewLike = pgTable(
  'review_like',
  {
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    personId: personReference(),
  },
  (like) => [
    primaryKey({ columns: [like.reviewId, like.personId] }),
    index('review_like_person').on(like.personId),
  ],
)
