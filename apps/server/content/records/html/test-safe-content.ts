import type { ContentRecord, SafeRecord } from '@lerret/model'
import { type Content, createContent } from '@lerret/page-engine'
import { readSafeRecord } from './safe-html.ts'

export const toSafeRecords = (records: readonly ContentRecord[]): SafeRecord[] =>
  records.map(({ kind, record }) => readSafeRecord(kind, record))

/** Content as publishing reads it from the database. */
export const createSafeContent = (records: readonly ContentRecord[]): Content =>
  createContent(toSafeRecords(records))
