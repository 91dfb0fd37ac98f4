import type { ContentRecord, SafeRecord } from '@lerret/model'
import { type Content } from '@lerret/page-engine'
export declare const toSafeRecords: (records: readonly ContentRecord[]) => SafeRecord[]
/** Content as publishing reads it from the database. */
export declare const createSafeContent: (records: readonly ContentRecord[]) => Content
