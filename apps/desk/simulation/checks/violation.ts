import type { Shelf } from '../holdings.ts'
import type { Marker } from '../markers.ts'
import type { OpenTab, View } from '../tab.ts'

/** The rules of editing. The first six are those of the design; the others follow from them, and are broken earlier. */
export type Rule =
  /** What was typed is nowhere any more, and nobody has deleted it. */
  | 'lost'
  /** Something goes live that was not on the screen of the person who pressed. */
  | 'unseen'
  /** An older version goes live, and nobody has asked for that. */
  | 'older'
  /** A reply changes the field that is being typed in. */
  | 'typed-over'
  /** The outcome depends on requests that were lost or came twice. */
  | 'not-repeatable'
  /** Undo does not return to where it began, or undoes a colleague's change. */
  | 'undo'
  /** A save takes away what its author has not deleted. */
  | 'dropped'
  /** The screen says that everything is saved, and it is not. */
  | 'not-saved'
  /** A tab changes a record twice at the same time. */
  | 'two-at-once'
  /** A request can only be refused. */
  | 'refused'
  /** A page names data that does not exist. */
  | 'missing'
  /** A screen does not show what there is, although nothing is under way. */
  | 'incomplete'
  /** Requests are sent although nothing happens. */
  | 'restless'

export interface Violation {
  rule: Rule
  /** The screen of the tab; empty when it is not known. */
  screen: string
  text: string
}

/** An open tab with what its checks remember. */
export interface TrackedTab {
  name: string
  screen: string
  person: number
  slot: number
  tab: OpenTab
  view: View
  /** What the screen shows, and what else the tab has. */
  shelf: Shelf
  keptShelf: Shelf
  /** What was checked last. */
  lookedAt: View | null
  isLeaving: boolean
  /** Whether a press of the button that publishes or plans is being carried out. */
  isPressed: boolean
  /** The field that was typed in last, and until when the person is probably still typing. */
  focus: { record: string; field: string; part: string; until: number } | null
  /** The pieces that commands and typing in this tab have added or taken away. */
  touched: Set<Marker>
  /** What the screen showed when nothing could be undone, and after the last command; null after a change from elsewhere. */
  undone: View['shown'] | null
  done: View['shown'] | null
}
