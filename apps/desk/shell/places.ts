import { SHELL_NYNORSK as words } from '@lerret/words/desk'
import { type ComponentType, lazy } from 'react'
import type { RouteName } from '../navigation/routes.ts'
import { Today } from '../today/Today.tsx'

type ScreenComponent = ComponentType<{ params: Readonly<Record<string, string>> }>

/** The component of every screen. All but the first are loaded when they are opened. */
export const SCREENS: Record<RouteName, ScreenComponent> = {
  today: Today,
}

export interface Place {
  route: 'today'
  label: string
  /** The letter that goes there after G. */
  letter?: string
}

/** The places of the rail, in groups. Only places that exist are listed. */
export const PLACES: readonly (readonly Place[])[] = [
  [{ route: 'today', label: words.placeToday, letter: 'I' }],
]

/** A screen that is loaded when it is opened. */
export const lazyScreen = (load: () => Promise<{ default: ScreenComponent }>): ScreenComponent => lazy(load)
