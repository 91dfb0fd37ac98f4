import { deskContracts, partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { partnerUnknown, readPartners } from '../../content/house/site-records.ts'
import type { Feature, House } from '../../house/house.ts'
import type { Partner } from '../../platform/access/realms.ts'
import { auditedTransaction, recordAction } from '../../platform/audit-log/record-action.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readCaller } from '../partner-api/caller.ts'
import { readClubNights } from './sign-ups.ts'
import {
  addClubCode,
  checkCard,
  joinByStaff,
  joinWithCode,
  leaveClub,
  readClub,
  removeByStaff,
  signUpForScreening,
} from './store.ts'

/** The cinema club: codes and cards at the desk, membership in the profile. */
export const club: Feature = { partnerCalls: registerMembership, deskCalls: registerClubRoutes }

function registerMembership(scope: FastifyInstance, { db, now, loginLimits }: House) {
  addRoute(scope, partnerContracts.club, async (request) => {
    const { partner } = readCaller(request)
    const personId = request.member.id
    return readClub(db, { partner, personId, now: now() })
  })
  addRoute(scope, partnerContracts.joinClub, async (request) => {
    const { partner, network } = readCaller(request)
    const personId = request.member.id
    // Codes are short, so attempts must be limited.
    loginLimits.countRequest(network)
    loginLimits.countRequest(personId)
    await joinWithCode(db, { partner, personId, code: request.body.Code, now: now() })
    return true as const
  })
  addRoute(scope, partnerContracts.signUpForScreening, async (request) => {
    const { partner } = readCaller(request)
    const personId = request.member.id
    const { Id: itemId, Coming: isComing } = request.body
    await signUpForScreening(db, { partner, personId, itemId, isComing, now: now() })
    return true as const
  })
  addRoute(scope, partnerContracts.leaveClub, async (request) => {
    await leaveClub(db, request.member.id)
    return true as const
  })
}

function registerClubRoutes(scope: FastifyInstance, { db, now }: House) {
  addRoute(scope, deskContracts.clubPartners, async () => ({ partners: await readPartners(db) }))
  addRoute(scope, deskContracts.newClubCode, async (request) => {
    const partner = await getPartner(db, request)
    const action = {
      person: request.staff,
      action: 'club_code_created',
      details: { partner },
      now: now(),
    } as const
    return { code: await auditedTransaction(db, action, (tx) => addClubCode(tx, partner, now())) }
  })
  addRoute(scope, deskContracts.addClubMember, async (request) => {
    const partner = await getPartner(db, request)
    await db.transaction(async (tx) => {
      const id = await joinByStaff(tx, { partner, email: request.body.email, now: now() })
      await recordAction(tx, {
        person: request.staff,
        action: 'club_member_added',
        record: { kind: 'member', id },
        details: { partner },
        now: now(),
      })
    })
    return true as const
  })
  addRoute(scope, deskContracts.removeClubMember, async (request) => {
    const partner = await getPartner(db, request)
    await db.transaction(async (tx) => {
      const id = await removeByStaff(tx, partner, request.body.email)
      await recordAction(tx, {
        person: request.staff,
        action: 'club_member_removed',
        record: { kind: 'member', id },
        details: { partner },
        now: now(),
      })
    })
    return true as const
  })
  addRoute(scope, deskContracts.clubNights, () => readClubNights(db, now()))
  addRoute(scope, deskContracts.checkClubCard, async (request) => ({
    member: await checkCard(db, {
      partner: await getPartner(db, request),
      ...request.body,
      now: now(),
    }),
  }))
}

/** The partner that a call names; throws when the house has no such partner. */
async function getPartner(db: Queryable, { params }: { params: { partner: string } }): Promise<Partner> {
  const partners = await readPartners(db)
  const partner = partners.find((each) => each === params.partner)
  if (partner === undefined) throw partnerUnknown(params.partner, partners)
  return partner
}
