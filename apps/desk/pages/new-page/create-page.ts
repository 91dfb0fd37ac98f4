import { applyFields } from '@lerret/model'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import type { BlockTypes } from '../block-types.ts'
import type { BlockDataRecord, PageDocument } from '../commands/page-document.ts'
import { toPreviewRecords } from '../preview-records.ts'
import { newPage } from '../session/new-page.ts'
import { copyPage } from './copy-page.ts'
import { createFromTemplate, type NewPageFields, type TemplateName } from './page-templates.ts'

export type PageStart =
  | { type: TemplateName }
  /** A copy of the page with this id. */
  | { type: 'copy'; original: string }

export interface RequestedPage {
  fields: NewPageFields
  start: PageStart
}

/** Saves a new page and the data of its blocks as drafts, all or none. */
export async function createPage({ fields, start }: RequestedPage, types: BlockTypes): Promise<void> {
  const document =
    start.type === 'copy'
      ? copyPage(
          toDocument(await callDesk('openPage', { params: { id: start.original } }), start.original),
          fields,
        )
      : createFromTemplate(start.type, fields, types)
  const records = toPreviewRecords(document).map((record) => ({ ...record, basedOn: 0 }))
  await callDesk('saveRecords', { body: { records } })
}

type OpenedPage = CallReply<'openPage'>

/** A page as the caller works on it. */
function toDocument({ page, blockData }: OpenedPage, id: string): PageDocument {
  const records = blockData.flatMap((opened) => {
    const record = toBody(opened)
    return record.settings ? [[opened.id, record as unknown as BlockDataRecord] as const] : []
  })
  return { page: { ...newPage(id), ...toBody(page) }, blockData: Object.fromEntries(records) }
}

const toBody = ({ id, draft, workingCopy }: OpenedPage['page']) =>
  applyFields(draft?.body ?? { id }, workingCopy?.fields ?? {})
