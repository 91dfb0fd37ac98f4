import { ticketToWire } from '@lerret/api'
import type { WireExport } from '@lerret/api/contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readPasskeys } from '../accounts/passkeys/store.ts'
import { person } from '../accounts/table.ts'
import { clubItem, clubMember, clubSignUp } from '../club/table.ts'
import { findFilms } from '../films/store.ts'
import { providerAccount } from '../provider-accounts/table.ts'
import { isWritten } from '../reviews/store.ts'
import { review, reviewLike } from '../reviews/table.ts'
import { readTickets } from '../tickets/store.ts'
import { watchListEntry } from '../watch-list/table.ts'
import { wantsWatchMails } from '../watch-mails/preferences.ts'
import { watchMail } from '../watch-mails/table.ts'

/** Everything that is stored about a member, without credentials. */
export async function exportMember(db: Queryable, personId: string, now: Date): Promise<WireExport> {
  const [member] = await db.select().from(person).where(eq(person.id, personId))
  if (!member) throw new AppError('login_needed', 'The account is gone.')
  const watched = await db
    .select()
    .from(watchListEntry)
    .where(eq(watchListEntry.personId, personId))
    .orderBy(asc(watchListEntry.addedAt))
  const reviews = await db
    .select()
    .from(review)
    .where(and(eq(review.personId, personId), isWritten))
    .orderBy(asc(review.addedAt))
  const liked = await db.select().from(reviewLike).where(eq(reviewLike.personId, personId))
  const [club] = await db.select().from(clubMember).where(eq(clubMember.personId, personId))
  const signUps = await db
    .select({ title: clubItem.title, signedUpAt: clubSignUp.signedUpAt })
    .from(clubSignUp)
    .innerJoin(clubItem, eq(clubItem.id, clubSignUp.itemId))
    .where(eq(clubSignUp.personId, personId))
    .orderBy(asc(clubSignUp.signedUpAt))
  const [provider] = await db.select().from(providerAccount).where(eq(providerAccount.personId, personId))
  const sentMails = await db
    .select()
    .from(watchMail)
    .where(eq(watchMail.personId, personId))
    .orderBy(asc(watchMail.sentAt))
  const passkeys = await readPasskeys(db, personId)
  const films = await findFilms(
    db,
    [...watched, ...sentMails, ...reviews].map(({ productionId }) => productionId),
  )
  const titles = new Map(films.map(({ id, title }) => [id, title]))
  const findTitle = (id: string) => titles.get(id) ?? ''
  return {
    User: {
      UserName: member.name,
      ContactEmail: member.email,
      EmailConfirmed: member.emailVerified,
      CreatedAt: member.createdAt.toISOString(),
      Image: member.image ?? '',
    },
    Watchlist: watched.map(({ productionId, addedAt }) => ({
      MovieId: productionId,
      Title: findTitle(productionId),
      AddedAt: addedAt.toISOString(),
    })),
    WatchMails: {
      Wanted: await wantsWatchMails(db, personId),
      Sent: sentMails.map(({ productionId, kind, sentAt }) => ({
        MovieId: productionId,
        Title: findTitle(productionId),
        Kind: kind,
        SentAt: sentAt.toISOString(),
      })),
    },
    Reviews: reviews.map(({ productionId, rating, comment, addedAt, state, hiddenReason }) => ({
      MovieId: productionId,
      Title: findTitle(productionId),
      Rating: rating,
      Comment: comment,
      AddedAt: addedAt.toISOString(),
      IsHidden: state === 'hidden',
      HiddenReason: hiddenReason,
    })),
    LikedReviews: liked.map(({ reviewId }) => ({ Id: reviewId })),
    Tickets: (await readTickets(db, { personId, now })).map(ticketToWire),
    Club: club
      ? {
          Number: club.number,
          JoinedAt: club.joinedAt.toISOString(),
          SignUps: signUps.map(({ title, signedUpAt }) => ({
            Title: title,
            SignedUpAt: signedUpAt.toISOString(),
          })),
        }
      : null,
    Passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      Name: name,
      CreatedAt: createdAt.toISOString(),
      LastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    ProviderAccount: provider
      ? { Email: provider.email, ConnectedAt: provider.connectedAt.toISOString() }
      : null,
  }
}
