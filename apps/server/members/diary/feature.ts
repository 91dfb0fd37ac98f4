import { diaryEntryToWire } from '@lerret/api'
import { partnerContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readDiary } from './store.ts'

/** The films that a member has seen. */
export const diary: Feature = { partnerCalls: registerDiary }

function registerDiary(scope: FastifyInstance, { db, now }: House) {
  addRoute(scope, partnerContracts.diary, async (request) => {
    const personId = request.member.id
    return (await readDiary(db, { personId, now: now() })).map(diaryEntryToWire)
  })
}
