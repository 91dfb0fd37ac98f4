import { deskContracts } from '@lerret/api/contracts'
import { applyFields, type PageConfig, SITE_RECORD_ID, type SiteSettings } from '@lerret/model'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../../content/house/desk-words.ts'
import { findStable } from '../../content/records/store/read-records.ts'
import type { Feature, House } from '../../house/house.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { type OpenedRecord, openRecord, openRecords } from '../open-record.ts'
import { toOpened } from '../wire-records.ts'
import { listBlockTypes } from './block-types.ts'

/** Pages, built from blocks. */
export const pages: Feature = { deskCalls: registerPageRoutes }

function registerPageRoutes(scope: FastifyInstance, house: House) {
  const { db } = house
  addRoute(scope, deskContracts.blockTypes, async (request) => {
    const words = getDeskWords(request, house)
    const settings = await findStable(db, 'settings', SITE_RECORD_ID)
    return listBlockTypes((settings?.body as SiteSettings | undefined)?.components ?? [], words)
  })
  addRoute(scope, deskContracts.openPage, async (request) => {
    const person = request.staff.id
    const page = await openRecord(db, { kind: 'page', id: request.params.id }, person)
    const keys = listBlockData(page).map((id) => ({ kind: 'block-data' as const, id }))
    const blockData = await openRecords(db, keys, person)
    return { page: toOpened(page), blockData: blockData.map(toOpened) }
  })
}

/** The ids of all block data of a page with what the caller has typed. A draft may have any form. */
function listBlockData({ draft, workingCopy }: OpenedRecord): string[] {
  const saved = (draft?.body ?? {}) as Partial<PageConfig>
  const { blocks } = applyFields({ ...saved }, workingCopy?.fields ?? {}) as Partial<PageConfig>
  const ids = [saved.blocks, blocks].flatMap((list) =>
    Array.isArray(list) ? list.flatMap((block) => (Array.isArray(block?.data) ? block.data : [])) : [],
  )
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
