import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../../content/house/desk-words.ts'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readProblems } from './store.ts'

/** The problems of the house, at the desk. */
export const problems: Feature = { deskCalls: registerProblemRoutes }

function registerProblemRoutes(scope: FastifyInstance, house: House) {
  const {
    db,
    live,
    mailServer,
    disk,
    now,
    settings: { publicUrl },
  } = house
  addRoute(scope, deskContracts.problems, async (request) =>
    readProblems({
      db,
      release: live().release,
      mail: mailServer.health(),
      freeBytes: await disk.readFreeBytes().catch(() => undefined),
      isAdmin: request.staff.role === 'admin',
      publicUrl,
      words: getDeskWords(request, house),
      now: now(),
    }),
  )
}
