import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getSender } from '../../content/house/sender.ts'
import type { House } from '../../house/house.ts'
import { createAccountChangeMails } from '../../members/accounts/mails/account-change-mails.ts'
import { findPasswordHash, withPasswordLock } from '../../members/accounts/passwords/lock.ts'
import { markFactorAdded } from '../../members/accounts/two-factor/required-roles.ts'
import {
  confirmTwoFactor,
  countBackupCodes,
  hasTwoFactor,
  prepareTwoFactor,
  removeTwoFactor,
  replaceBackupCodes,
} from '../../members/accounts/two-factor/store.ts'
import { toBase32, totpUrl } from '../../members/accounts/two-factor/totp.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { toNetwork } from '../../platform/security/rate-limiter.ts'
import { assertFactorRemains } from './assert-factor-remains.ts'

export function registerTwoFactorRoutes(scope: FastifyInstance, house: House) {
  const { db, accounts, loginLimits, now } = house
  const staff = accounts.forRealm('staff')
  const box = accounts.secretBox
  const mailAccountChange = createAccountChangeMails(house)

  /** Runs `write` if this is the password of the person, and it is still the password then. */
  async function withPassword<Result>(
    request: FastifyRequest<{ Body: { password: string } }> & StaffRequest,
    write: (tx: Queryable) => Promise<Result>,
  ): Promise<Result> {
    const { email } = request.staff
    const caller = { account: `staff ${email}`, network: toNetwork(request.ip) }
    const verified = await loginLimits.tryPassword(caller, () =>
      staff.verifyPassword(request.headers.cookie, request.body.password),
    )
    return withPasswordLock(db, verified, write)
  }

  addRoute(scope, deskContracts.twoFactor, async (request) => {
    const { id } = request.staff
    return {
      hasPassword: (await findPasswordHash(db, id)) !== null,
      isEnabled: await hasTwoFactor(db, id),
      backupCodesLeft: await countBackupCodes(db, id),
    }
  })
  addRoute(scope, deskContracts.twoFactorSetUp, async (request) => {
    const { id: personId, email } = request.staff
    const secret = await withPassword(request, (tx) => prepareTwoFactor(tx, { personId, box, now: now() }))
    const { title } = await getSender(db)
    return { secret: toBase32(secret), url: totpUrl({ secret, issuer: title, account: email }) }
  })
  addRoute(scope, deskContracts.twoFactorConfirm, async (request) => {
    loginLimits.countRequest(toNetwork(request.ip))
    const person = request.staff
    const backupCodes = await db.transaction(async (tx) => {
      await recordAction(tx, { person, action: 'two_factor_enabled', now: now() })
      await markFactorAdded(tx, person.id)
      return confirmTwoFactor(tx, { personId: person.id, code: request.body.code, box, now: now() })
    })
    await mailAccountChange(person.email, 'twoFactorOn', person.name)
    return { backupCodes }
  })
  addRoute(scope, deskContracts.twoFactorBackupCodes, async (request) => {
    const person = request.staff
    const backupCodes = await withPassword(request, async (tx) => {
      await recordAction(tx, { person, action: 'backup_codes_replaced', now: now() })
      return replaceBackupCodes(tx, person.id, box)
    })
    return { backupCodes }
  })
  addRoute(scope, deskContracts.twoFactorTurnOff, async (request) => {
    const person = request.staff
    await withPassword(request, async (tx) => {
      await removeTwoFactor(tx, person.id)
      await assertFactorRemains(staff, tx, person)
      await recordAction(tx, { person, action: 'two_factor_disabled', now: now() })
    })
    await mailAccountChange(person.email, 'twoFactorOff', person.name)
    return true as const
  })
}
