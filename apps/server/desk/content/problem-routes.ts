import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { addRoute } from '../../http/contracts.ts'
import { readProblems } from '../../problems/store.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { getDeskWords } from '../desk-words.ts'

export function registerProblemRoutes(scope: FastifyInstance, dependencies: DeskDependencies) {
  const { db, live, mailHealth, publicUrl, readFreeBytes, now } = dependencies
  addRoute(scope, deskContracts.problems, async (request) =>
    readProblems({
      db,
      release: live().release,
      mail: mailHealth(),
      freeBytes: await readFreeBytes?.().catch(() => undefined),
      isAdmin: request.staff.role === 'admin',
      publicUrl,
      words: getDeskWords(request, dependencies),
      now: now(),
    }),
  )
}
