import type { OpenedRecord } from '@lerret/api/contracts'
import type { FieldChanges } from '@lerret/model'
import type { History } from './history.ts'
import type { JournalEntry } from './journal-entry.ts'
import type { Request, RequestOf } from './transport.ts'

export type Body = Readonly<Record<string, unknown>>
export type SavedVersion = NonNullable<OpenedRecord['draft']>
export type Plan = OpenedRecord['plan']

/** Names a record inside a session: its kind and its id. */
export type RecordName = string
export const recordName = ({ kind, id }: { kind: string; id: string }): RecordName => `${kind} ${id}`

/** Fields of several records with new values. */
export type Edits = Readonly<Record<RecordName, FieldChanges>>

/** Everything a session knows. It is never changed in place; what a screen shows is derived from it in `select.ts`. */
export interface SessionState {
  /** Names the session to the server, which ignores requests of it that come twice or late. */
  id: string
  /** The number of the last request. */
  sequence: number
  records: Readonly<Record<RecordName, RecordState>>
  /** What the browser had stored when the session was opened; null until it has been read. */
  journal: readonly JournalEntry[] | null
  /** The field that is being typed in. Nothing but typing changes it. */
  typing: { record: RecordName; field: string } | null
  /** The one request that is under way. */
  request: Request | null
  /** A request that stores or saves and may have arrived. The same request is sent again, so that it counts once. */
  unanswered: RequestOf<'save' | 'version'> | null
  /** What the person has asked for and is not done. */
  asked: Asked | null
  /** What became of what was asked last. */
  answer: Answer | null
  history: History
  /** What was done last, for the screen and for screen readers. */
  lastStep: { type: 'done' | 'undone' | 'redone' | 'ended'; label: string } | null
  /** The error of the last request, when it failed; and how many have failed in a row. */
  error: unknown
  failures: number
  /** Whether what is not stored, or not read, should be now. */
  isDue: boolean
  /** When the server last stored something. */
  savedAt: string | null
  /** Whether everything has been read once. */
  hasOpened: boolean
  isClosed: boolean
}

export interface RecordState {
  kind: string
  id: string
  /**
   * `new` has no draft: its base is what it begins with, or what it was before somebody deleted it. `failed` could not be read and is read
   * again; `deleted` was deleted by somebody.
   */
  phase: 'reading' | 'failed' | 'new' | 'open' | 'deleted'
  /** The version that my changes are based on; 0 for none. */
  basedOn: number
  base: Body
  /** What I have changed of the base. */
  mine: FieldChanges
  /** What the server has stored of my changes. */
  stored: FieldChanges
  /** The part of it that another session had stored before this one was opened. */
  storedBefore: FieldChanges
  /** The fields that the person has changed in this session. What is only merged is not stored: another tab may have stored something newer. */
  touched: readonly string[]
  /** The newest version of somebody else, while it waits: for my choice, or until I have typed. One without a body is a deletion. */
  theirs: SavedVersion | null
  /** What visitors see; the body is null when they do not see the record. */
  publicVersion: number | null
  publicBody: Body | null
  plan: Plan
  problems: OpenedRecord['problems']
  /** Who saved the version that is the base, and when. */
  savedBy: { author: string; savedAt: string } | null
  /** What somebody else has changed since the record was opened, to be mentioned. */
  remoteChanges: RemoteChanges | null
  /** The newest version that was announced, and whether something else about the record is new on the server. */
  announced: number
  isStale: boolean
}

export interface RemoteChanges {
  author: string
  savedAt: string
  fields: readonly string[]
}

export type Asked = AskedVersion | AskedPublish | AskedPlan

interface AskedBase {
  /** The changes of the records at the time of asking: what is typed later is not included. */
  edits: Edits
  /** The versions to publish or to plan. Those of changed records are missing until they have been saved. */
  versions: Readonly<Record<RecordName, number>>
  /** The number of the request that is sent for it. */
  request: number | null
  /** Whether all versions have been saved. */
  isSaved: boolean
  /** How often somebody else was faster. */
  tries: number
}
export interface AskedVersion extends AskedBase {
  type: 'version'
}
export interface AskedPublish extends AskedBase {
  type: 'publish'
  /** The versions that were public when the person pressed. */
  seen: Readonly<Record<RecordName, number | null>>
}
export interface AskedPlan extends AskedBase {
  type: 'plan'
  /** null removes the plan. */
  publishAt: string | null
}

export type Answer =
  | { type: 'done'; asked: Asked; reply: unknown }
  | { type: 'failed'; asked: Asked; error: unknown }
  /** Somebody else has saved or published meanwhile. It is on the screen now, and can be asked for again. */
  | { type: 'outdated'; asked: Asked }
  /** Both have changed the same, and it has to be settled first. */
  | { type: 'conflict' }
  | { type: 'nothing' }
