import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { findAddressOwner } from '../../content/records/addresses.ts'
import { findDraft } from '../../content/records/store/read-records.ts'
import { summarize } from '../../content/records/summaries.ts'
import type { Feature, House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { readHallsBySize } from '../../programme/ticketing/hall-capacities.ts'
import { readProviderFacts } from '../../programme/ticketing/provider-facts.ts'
import { publishAndWait } from '../../publishing/publish-and-wait.ts'
import { countComingShowings, readProgramme } from './programme.ts'
import {
  changeShowings,
  countRecipients,
  type ShowingChanges,
  undoShowingChanges,
} from './showing-changes.ts'

/** The week sheet, and what becomes of showings that change. */
export const programme: Feature = { deskCalls: registerProgrammeRoutes }

function registerProgrammeRoutes(scope: FastifyInstance, house: House) {
  const { db, now, mailer, siteTime } = house
  addRoute(scope, deskContracts.programme, async ({ query }) => {
    const programme = await readProgramme(db, { ...query, now: siteTime() })
    return { ...programme, halls: [...new Set([...(await readHallsBySize(db)), ...programme.halls])] }
  })
  addRoute(scope, deskContracts.comingShowings, () => countComingShowings(db, siteTime()))
  addRoute(scope, deskContracts.providerFacts, async ({ params }) => ({
    fields: await readProviderFacts(db, params),
  }))
  addRoute(scope, deskContracts.addressOwner, async ({ query: { id, object, slug } }) => {
    const body = { object, parentSlug: slug, pageReference: slug }
    const owner = await findAddressOwner(db, { kind: 'production', id, body })
    if (!owner) return { owner: null }
    const draft = await findDraft(db, owner.kind, owner.id)
    const { title } = summarize(owner.kind, draft?.body)
    return { owner: { kind: owner.kind, id: owner.id, title } }
  })
  addRoute(scope, deskContracts.changeShowings, (request) => {
    const { ids, change } = request.body
    return publishChanges(() => changeShowings(toAction(request), [...new Set(ids)], change))
  })
  addRoute(scope, deskContracts.showingRecipients, async ({ body: { ids, change } }) => ({
    people: await countRecipients(db, { ids: [...new Set(ids)], change, siteTime: siteTime() }),
  }))
  addRoute(scope, deskContracts.undoShowingChanges, (request) =>
    publishChanges(() => undoShowingChanges(toAction(request), request.body.changed)),
  )

  function toAction(request: StaffRequest) {
    return { db, person: request.staff, now: now(), mailer, siteTime: siteTime() }
  }

  async function publishChanges(change: () => Promise<ShowingChanges>) {
    const start = performance.now()
    const { batch, changed, mailed } = await change()
    if (!changed.some(({ stable }) => stable !== null)) return { changed, mailed, published: null }
    const published = await publishAndWait(house, async () => ({ batch }))
    return {
      changed,
      mailed,
      published: { ...published, milliseconds: Math.round(performance.now() - start) },
    }
  }
}
