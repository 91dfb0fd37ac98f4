import type { CallInput, CallReply } from '../data/call-desk.ts'
import type { TabSessions } from '../editing/session/tab-sessions.ts'
import type { Announcement, Body } from './server/records.ts'
import type { EditingCall } from './server/server.ts'
import type { Storage } from './world/storage.ts'

/** What a tab shows. */
export interface View {
  /** The records as they are on the screen, by name. */
  shown: Readonly<Record<string, Body>>
  /** What the screen says that colleagues have in some fields, without showing it there: in a conflict or a notice. */
  named: Readonly<Record<string, Body>>
  /** The records that the tab has and does not show, such as what a removed block showed. */
  kept: Readonly<Record<string, Body>>
  /** The versions that are shown, of all records. */
  versions: string
  /** What the screen says about saving. */
  state: 'saved' | 'saving' | 'only-here'
}

/** A place where something can be typed. */
export interface Place {
  /** The record and the field that typing changes. */
  record: string
  field: string
  /** What names it inside of the field. */
  part: string
  text: string
  /** How a piece is written there: in a line, as a paragraph, or as a showing in a cell of the week sheet. */
  style: 'line' | 'paragraph' | 'showing'
}

/** One open screen with its buttons and keys. Promises settle when what was asked for is done, or has failed. */
export interface OpenTab {
  /** The only fields that the screen shows and publishes, where it does not show all. */
  fields: readonly string[] | undefined
  /** Returns the same object while nothing changes. */
  view(): View
  listPlaces(): Place[]
  type(place: Place, text: string): void
  /** A command of the screen that the number chooses, with a text where it needs one. */
  run(choice: number, text: string): void
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  /** The focus leaves the field that was typed in, as when a button is pressed. */
  leaveField(): void
  save(): Promise<unknown>
  publish(): Promise<unknown>
  plan(at: number): Promise<unknown>
  /** Takes back what was published here last. */
  revert(): Promise<unknown>
  delete(): Promise<unknown>
  /** Settles conflicts, and takes notice of what colleagues did. */
  settle(choice: 'mine' | 'theirs'): void
  /** The page is hidden, and may be closed next. */
  hide(): void
  /** Leaves the screen for another one in the same tab. Resolves when nothing is left to do. */
  leave(): Promise<unknown>
  /** The network is back. */
  reconnect(): void
}

/** Sends a call of the desk, as `callDesk` does. */
export type Call = <Name extends EditingCall>(name: Name, input: CallInput<Name>) => Promise<CallReply<Name>>

/** What an open screen is given. */
export interface TabContext {
  /** Unique in a run. */
  name: string
  person: string
  storage: Storage
  /** The sessions of the browser's tab, of screens that were left too. */
  sessions: TabSessions
  call: Call
  now(): number
  sleep(ms: number): Promise<void>
  after(ms: number, run: () => void): number
  cancel(timer: number): void
  /** Unique in a run, and the same in each run of the seed. */
  createId(): string
  /** Calls back when something was saved, published or planned; null: something may have been. */
  listen(listener: (announcement: Announcement | null) => void): void
}

/** The screens of a desk, by name. */
export type Desk = Readonly<Record<string, (context: TabContext, id: string) => Promise<OpenTab>>>
