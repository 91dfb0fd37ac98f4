import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findAddressOwner } from '../../content/addresses.ts'
import { findDraft } from '../../content/store/read-records.ts'
import { summarize } from '../../content/summaries.ts'
import { readProgramme } from '../../editing/programme.ts'
import {
  changeShowings,
  countRecipients,
  type ShowingChanges,
  undoShowingChanges,
} from '../../editing/showing-changes.ts'
import { readHallsBySize } from '../../ticketing/hall-capacities.ts'
import { readProviderFacts } from '../../ticketing/provider-facts.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'
import { publishAndWait } from './publish-and-wait.ts'

export function registerProgrammeRoutes(scope: FastifyInstance, dependencies: DeskDependencies) {
  const { db, now, mailer, siteTime } = dependencies
  const app = scope.withTypeProvider<ZodTypeProvider>()
  app.route({
    ...deskRoute(deskContracts.programme),
    handler: async ({ query }) => {
      const programme = await readProgramme(db, query)
      return { ...programme, halls: [...new Set([...(await readHallsBySize(db)), ...programme.halls])] }
    },
  })
  app.route({
    ...deskRoute(deskContracts.providerFacts),
    handler: async ({ params }) => ({ fields: await readProviderFacts(db, params) }),
  })
  app.route({
    ...deskRoute(deskContracts.addressOwner),
    handler: async ({ query: { id, object, slug } }) => {
      const body = { object, parentSlug: slug, pageReference: slug }
      const owner = await findAddressOwner(db, { kind: 'production', id, body })
      if (!owner) return { owner: null }
      const draft = await findDraft(db, owner.kind, owner.id)
      const { title } = summarize(owner.kind, draft?.body)
      return { owner: { kind: owner.kind, id: owner.id, title } }
    },
  })
  app.route({
    ...deskRoute(deskContracts.changeShowings),
    handler: (request) => {
      const { ids, change } = request.body
      return publishChanges(() => changeShowings(toAction(request), [...new Set(ids)], change))
    },
  })
  app.route({
    ...deskRoute(deskContracts.showingRecipients),
    handler: async ({ body: { ids, change } }) => ({
      people: await countRecipients(db, { ids: [...new Set(ids)], change, siteTime: siteTime() }),
    }),
  })
  app.route({
    ...deskRoute(deskContracts.undoShowingChanges),
    handler: (request) => publishChanges(() => undoShowingChanges(toAction(request), request.body.changed)),
  })

  function toAction(request: FastifyRequest) {
    return { db, person: getStaff(request), now: now(), mailer, siteTime: siteTime() }
  }

  async function publishChanges(change: () => Promise<ShowingChanges>) {
    const start = performance.now()
    const { batch, changed, mailed } = await change()
    if (!changed.some(({ stable }) => stable !== null)) return { changed, mailed, published: null }
    const published = await publishAndWait(dependencies, async () => batch)
    return {
      changed,
      mailed,
      published: { ...published, milliseconds: Math.round(performance.now() - start) },
    }
  }
}
