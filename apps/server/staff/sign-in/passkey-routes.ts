import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house/house.ts'
import { createAccountChangeMails } from '../../members/accounts/mails/account-change-mails.ts'
import { noPassword } from '../../members/accounts/passkeys/realm-passkeys.ts'
import { readPasskeys, removePasskey } from '../../members/accounts/passkeys/store.ts'
import { findPasswordHash, lockPassword } from '../../members/accounts/passwords/lock.ts'
import { markFactorAdded } from '../../members/accounts/two-factor/required-roles.ts'
import { endPendingSignIns } from '../../members/accounts/two-factor/store.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { assertFactorRemains } from './assert-factor-remains.ts'

/** One's own passkeys. */
export function registerPasskeyRoutes(scope: FastifyInstance, house: House) {
  const { db, accounts, loginLimits, now } = house
  const staff = accounts.forRealm('staff')
  const { passkeys } = staff
  const mailAccountChange = createAccountChangeMails(house)

  addRoute(scope, deskContracts.ownPasskeys, async (request) => {
    const rows = await readPasskeys(db, request.staff.id)
    return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }))
  })
  addRoute(scope, deskContracts.addOwnPasskeyOptions, async (request) => {
    loginLimits.countChallenge(toNetwork(request.ip))
    const person = request.staff
    if ((await findPasswordHash(db, person.id)) === null) throw noPassword()
    return { ...(await passkeys.createAddOptions({ id: person.sessionId, person })) }
  })
  addRoute(scope, deskContracts.addOwnPasskey, async (request) => {
    const person = request.staff
    const { name, response } = request.body
    await passkeys.add({ id: person.sessionId, person }, { name, response }, async (tx) => {
      await markFactorAdded(tx, person.id)
      await recordAction(tx, { person, action: 'passkey_added', details: { name }, now: now() })
    })
    await mailAccountChange(person.email, 'passkeyAdded', name)
    return true as const
  })
  addRoute(scope, deskContracts.removeOwnPasskey, async (request) => {
    const person = request.staff
    const name = await db.transaction(async (tx) => {
      await lockPassword(tx, person.id)
      const removed = await removePasskey(tx, { personId: person.id, id: request.params.id })
      await assertFactorRemains(staff, tx, person)
      await endPendingSignIns(tx, person.id)
      await recordAction(tx, { person, action: 'passkey_removed', details: { name: removed }, now: now() })
      return removed
    })
    await mailAccountChange(person.email, 'passkeyRemoved', name)
    return true as const
  })
}
