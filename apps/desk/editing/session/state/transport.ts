import type { OpenedRecord } from '@lerret/api/contracts'
import type { FieldChanges } from '@lerret/model'
import type { Body } from './state.ts'

/** Newsletters and weeks are records of a session too, with kinds that are no content. */
export interface RecordKey {
  kind: string
  id: string
}

/** A record as it was read, with what the server has stored of the person's changes. */
export interface ReadRecord
  extends RecordKey,
    Pick<OpenedRecord, 'draft' | 'stableVersion' | 'plan' | 'problems'> {
  /** What visitors see; null when they see nothing of it, or the draft. */
  publicBody: Body | null
  workingCopy: {
    basedOn: number
    fields: FieldChanges
    /** The version that they are changes of; null when that is the draft. */
    base: Body | null
  } | null
}

/** Fields of a record that are stored or saved, and the version that they are changes of. */
export interface SentRecord extends RecordKey {
  basedOn: number
  fields: FieldChanges
}

/** Changes of a record for the server to store, and stored ones that it forgets. */
export interface StoredRecord extends SentRecord {
  discarded: FieldChanges
  /** The fields that a new record begins with: stored unless the server has others. */
  initial?: FieldChanges
}

/** One request to the server. It names its session and has a number, so that it counts once, however often it arrives. */
export type Request = { session: string; sequence: number } & (
  | { type: 'read'; records: readonly RecordKey[] }
  | { type: 'save'; records: readonly StoredRecord[] }
  | { type: 'version'; records: readonly (SentRecord & { body: Body; isDeleted: boolean })[] }
  | { type: 'publish'; records: readonly VersionToPublish[] }
  | { type: 'plan'; records: readonly (RecordKey & { version?: number })[]; publishAt: string | null }
)

export interface VersionToPublish extends RecordKey {
  version: number
  /** What was public when the person pressed. */
  seen: number | null
  /** The only fields to publish; all of them without it. */
  fields?: readonly string[]
}

export type RequestOf<Type extends Request['type']> = Extract<Request, { type: Type }>

/** Sends requests. Every promise may reject, and a request whose promise rejects may have arrived. */
export interface Transport {
  read(request: RequestOf<'read'>): Promise<{ records: readonly ReadRecord[] }>
  /** Stores what was typed, without making versions. */
  save(request: RequestOf<'save'>): Promise<SaveReply>
  /** Saves versions of all records, or of none. */
  version(request: RequestOf<'version'>): Promise<VersionReply>
  publish(request: RequestOf<'publish'>): Promise<unknown>
  plan(request: RequestOf<'plan'>): Promise<unknown>
}

export interface SaveReply {
  savedAt: string
  records: readonly (RecordKey & { draftVersion: number })[]
}

export interface VersionReply {
  savedAt: string
  records: readonly (RecordKey & {
    version: number
    /** What the fields are in the version, where that differs from what was sent. Sent fields that are missing were not saved. */
    saved?: FieldChanges
  })[]
}

export type Reply = Awaited<ReturnType<Transport[keyof Transport]>>
