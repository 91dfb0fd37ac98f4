import type { PasskeyAssertion, PasskeyRegistration } from '@lerret/api/contracts'
import { getSender } from '../../../content/house/sender.ts'
import type { Realm } from '../../../platform/access/realms.ts'
import type { Database, Queryable } from '../../../platform/db/connection.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { lockPassword } from '../passwords/lock.ts'
import type { Session } from '../person.ts'
import {
  createAssertionOptions,
  createRegistrationOptions,
  passkeyRefused,
  toRelyingParty,
  verifyAssertion,
  verifyRegistration,
} from './ceremonies.ts'
import { addChallenge, flows, takeChallenge } from './challenges.ts'
import { findPasskey, insertPasskey, markUsed, readUsable, type VerifiedPasskey } from './store.ts'

export type RealmPasskeys = ReturnType<typeof createPasskeys>

/** Passkeys of the people of one realm. */
export function createPasskeys(
  realm: Realm,
  { db, publicUrl, now }: { db: Database; publicUrl: string; now: () => Date },
) {
  const relyingParty = toRelyingParty(publicUrl)
  const { host } = relyingParty
  const takeIn = (flow: string) => (challenge: string) => takeChallenge(db, { challenge, flow, now: now() })

  return {
    host,
    /** Creates the options for a sign-in in a flow, with a passkey of this person or of anybody here. */
    async createOptions(flow: string, personId?: string) {
      const challenge = await addChallenge(db, { flow, now: now() })
      const allowed = personId === undefined ? undefined : await readUsable(db, { personId, host })
      return createAssertionOptions({ relyingParty, challenge, allowed })
    },
    /** Checks what a passkey has signed in a flow. Nothing is stored: see `withPasskeyLock`. */
    async verify(response: PasskeyAssertion, flow: string): Promise<VerifiedPasskey> {
      const found = await findPasskey(db, { realm, host, credentialId: response.id })
      if (!found) throw passkeyRefused()
      const { id, personId, credentialId, publicKey, counter: previousCounter } = found
      const counter = await verifyAssertion(response, {
        relyingParty,
        credential: { id: credentialId, publicKey, counter: previousCounter },
        take: takeIn(flow),
      })
      return { id, personId, counter, previousCounter }
    },
    /**
     * Runs `write` in a transaction that has locked the password and stored that the passkey was used. Whoever removes passkeys locks
     * the password too, so one waits for the other.
     */
    withPasskeyLock: <Result>(
      verified: VerifiedPasskey,
      write: (tx: Queryable) => Promise<Result>,
    ): Promise<Result> =>
      db.transaction(async (tx) => {
        await lockPassword(tx, verified.personId)
        if (!(await markUsed(tx, verified, now()))) throw passkeyRefused()
        return write(tx)
      }),
    /** Creates the options for adding a passkey to the person of this session. */
    async createAddOptions({ id: sessionId, person }: Pick<Session, 'id' | 'person'>) {
      const challenge = await addChallenge(db, { flow: flows.add(sessionId), now: now() })
      const { title: site, words } = await getSender(db)
      // A browser lists the passkeys of both for this host, often by the address alone.
      const label = realm === 'staff' ? `${person.email} (${words.passkeyOfStaff})` : person.email
      const known = await readUsable(db, { personId: person.id, host })
      return createRegistrationOptions({
        relyingParty,
        challenge,
        site,
        person: { id: person.id, name: person.name, label },
        known,
      })
    },
    /** Adds the passkey that the browser made, and runs `afterwards` in the same transaction. */
    async add(
      { id: sessionId, person }: Pick<Session, 'id' | 'person'>,
      { name, response }: { name: string; response: PasskeyRegistration },
      afterwards: (tx: Queryable) => Promise<void> = async () => {},
    ): Promise<void> {
      const made = await verifyRegistration(response, { relyingParty, take: takeIn(flows.add(sessionId)) })
      await db.transaction(async (tx) => {
        // An account that is linked to the sign-in service meanwhile has no password, and gets no passkey.
        if ((await lockPassword(tx, person.id)) === null) throw noPassword()
        await insertPasskey(tx, { ...made, personId: person.id, host, name, createdAt: now() })
        await afterwards(tx)
      })
    },
  }
}

export const noPassword = () =>
  new AppError('oidc_required', 'The account signs in at the sign-in service, which passkeys belong to.')
