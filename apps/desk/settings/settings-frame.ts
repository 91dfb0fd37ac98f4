import { createContext, type ReactNode } from 'react'
import type { SiteRecordScreenProps } from '../site-records/SiteRecordScreen.tsx'

// Each group of settings has a body of its own, which a frame does not look into.
// biome-ignore lint/suspicious/noExplicitAny: a frame passes the body on to the group's own functions.
export type SettingsGroupProps = Omit<SiteRecordScreenProps<any>, 'back'>

/** What surrounds the forms of the settings: their own screens, unless another frame is provided. */
export const SettingsFrame = createContext<((props: SettingsGroupProps) => ReactNode) | null>(null)
