import type { Club, DiaryEntry } from '@lerret/model'
import { hasShape } from '../shape.ts'
import { callPartner, type PartnerClientOptions, partnerApi } from './config.ts'
import {
  CLUB_CARD_FIELDS,
  CLUB_OFFER_FIELDS,
  CLUB_SCREENING_FIELDS,
  fromWire,
  NEW_ACCOUNT_FIELDS,
  OWN_REVIEW_FIELDS,
  SEEN_FILM_FIELDS,
} from './fields.ts'
import { listReader } from './read.ts'
import { type LoggedIn, readLoggedIn, readReply } from './reply.ts'

export type AccountClient = ReturnType<typeof createAccountClient>

/** Calls about the member's account and the cinema club. Separate from the partner client, because few pages need it. */
export function createAccountClient(partners: readonly number[], options: PartnerClientOptions) {
  const call = callPartner(partners, options)
  return {
    async resetPassword({ key, password }: { key: string; password: string }): Promise<void> {
      await call('resetPassword', { body: { Key: key, Password: password } })
    },
    async changePassword({
      password,
      newPassword,
    }: {
      password: string
      newPassword: string
    }): Promise<LoggedIn> {
      const body = { Password: password, NewPassword: newPassword }
      return readLoggedIn('changePassword', await call('changePassword', { body }), NEW_ACCOUNT_FIELDS)
    },
    async updateUser(userName: string): Promise<void> {
      await call('updateUser', { body: { UserName: userName } })
    },
    async sendEmailConfirmation(): Promise<void> {
      await call('sendEmailConfirmation')
    },
    async changeEmail({ email, password }: { email: string; password: string }): Promise<void> {
      await call('changeEmail', { body: { Email: email, Password: password } })
    },
    async exportUser(): Promise<Blob> {
      return (await call('exportUser')).blob()
    },
    /** Opened by the browser, not fetched. */
    exportPageUrl(): string {
      const { base, paths } = partnerApi(partners, options.apis)
      return `${base}/${paths.exportUserPage}`
    },
    async deleteUser(password: string): Promise<void> {
      await call('deleteUser', { body: { Password: password } })
    },
    async diary(): Promise<DiaryEntry[]> {
      return readReply('diary', await call('diary'), listReader(readDiaryEntry))
    },
    async club(signal?: AbortSignal): Promise<Club> {
      return readReply('club', await call('club', { signal }), readClub)
    },
    async joinClub(code: string): Promise<void> {
      await call('joinClub', { body: { Code: code } })
    },
    async leaveClub(): Promise<void> {
      await call('leaveClub')
    },
    async signUpForScreening(id: string, isComing: boolean): Promise<void> {
      await call('signUpForScreening', { body: { Id: id, Coming: isComing } })
    },
    async setWatchMails(isWanted: boolean): Promise<void> {
      await call('setWatchMails', { body: { Wanted: isWanted } })
    },
    async stopWatchMails(key: string): Promise<void> {
      await call('stopWatchMails', { params: { key } })
    },
  }
}

const EXAMPLE_CLUB: Club = {
  number: 0,
  userName: '',
  joinedAt: '',
  cardCode: '',
  changesAt: '',
  offers: [{ id: '', title: '', text: '', endsAt: '', link: '' }],
  screenings: [
    { id: '', title: '', text: '', startTime: '', screen: '', link: '', signUpCount: 0, isSignedUp: false },
  ],
}

/** The club in a reply; null when the shape is wrong. */
export function readClub(body: unknown): Club | null {
  const { member, offers, screenings } = fromWire(
    { member: 'Member', offers: 'Offers', screenings: 'Screenings' },
    body,
  )
  const readList = (list: unknown, fields: Readonly<Record<string, string>>) =>
    Array.isArray(list) ? list.map((entry) => fromWire(fields, entry)) : null
  const club = {
    ...fromWire(CLUB_CARD_FIELDS, member),
    offers: readList(offers, CLUB_OFFER_FIELDS),
    // Partners may leave the sign-ups out.
    screenings:
      readList(screenings, CLUB_SCREENING_FIELDS)?.map((screening) => ({
        ...screening,
        signUpCount: screening.signUpCount ?? 0,
        isSignedUp: screening.isSignedUp ?? false,
      })) ?? null,
  }
  return hasShape<Club>(club, EXAMPLE_CLUB) ? club : null
}

const EXAMPLE_ENTRY = { movieId: '', title: '', poster: '', link: '', seenAt: '' }
const EXAMPLE_REVIEW = { id: '', rating: 0, comment: '', addedAt: '', isHidden: false }

function readDiaryEntry(body: unknown): DiaryEntry | null {
  const entry = fromWire(SEEN_FILM_FIELDS, body)
  const review = fromWire(OWN_REVIEW_FIELDS, (body as { Review?: unknown } | null)?.Review)
  if (!hasShape(entry, EXAMPLE_ENTRY)) return null
  return { ...entry, review: hasShape(review, EXAMPLE_REVIEW) ? review : null }
}
