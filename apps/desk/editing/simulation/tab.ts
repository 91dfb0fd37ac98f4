import type { Connection } from './network.ts'
import type { Announcement, Body, Caller, Server } from './server.ts'

/** What a tab shows. */
export interface View {
  /** The records as they are on the screen, by name. */
  shown: Readonly<Record<string, Body>>
  /** What the screen says that colleagues have in some fields, without showing it there: in a conflict or a notice. */
  named: Readonly<Record<string, Body>>
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
  view(): View
  listPlaces(): Place[]
  type(place: Place, text: string): void
  /** A command of the screen that the number chooses, with a text where it needs one. */
  run(choice: number, text: string): void
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
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
  /** Whether the browser closes the tab without asking. */
  canClose(): boolean
  /** The network is back. */
  reconnect(): void
  /** Something was saved, published or planned; null: something may have been. */
  hear(announcement: Announcement | null): void
}

/** What a browser stores for all tabs of a person, and has after a crash too. */
export interface Storage {
  get(name: string): unknown
  set(name: string, value: unknown): void
  delete(name: string): void
  entries(): [string, unknown][]
}

/** What an open screen is given. */
export interface TabContext {
  /** Unique in a run. */
  name: string
  person: string
  server: Server
  storage: Storage
  send: Connection['send']
  /** Who sends the requests, with what was on the screen when a button was pressed last. */
  caller(): Caller
  now(): number
  sleep(ms: number): Promise<void>
  /** Unique in a run, and the same in each run of the seed. */
  createId(): string
  /** What screens that were left in this tab have yet to finish. */
  leaving: ReadonlySet<Promise<unknown>>
}

/** The screens of a desk, by name: those of today, or those with the engine. */
export type Desk = Readonly<Record<string, (context: TabContext, id: string) => Promise<OpenTab>>>
