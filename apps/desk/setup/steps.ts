import { SETUP_NYNORSK as words } from '@lerret/words/desk'
import type { ComponentType } from 'react'
import { HallSettings } from '../settings/groups/HallSettings.tsx'
import { HoursSettings } from '../settings/groups/HoursSettings.tsx'
import { HouseSettings } from '../settings/groups/HouseSettings.tsx'
import { ThemeSettings } from '../settings/theme/ThemeSettings.tsx'
import { TicketingSettings } from '../settings/ticketing/TicketingSettings.tsx'
import { ActivitiesStep } from './steps/ActivitiesStep.tsx'
import { MailStep } from './steps/MailStep.tsx'
import { OldSiteStep } from './steps/OldSiteStep.tsx'
import { OpenStep } from './steps/OpenStep.tsx'

export interface SetupStep {
  /** The last segment of its address, and its name on the server. */
  slug: string
  title: string
  Component: ComponentType
  isRequired?: boolean
}

/** What follows when the administrator has an account. The forms are those of the settings. */
export const SETUP_STEPS: readonly SetupStep[] = [
  { slug: 'huset', title: words.house, Component: HouseSettings, isRequired: true },
  { slug: 'opningstider', title: words.hours, Component: HoursSettings },
  { slug: 'utsjanad', title: words.look, Component: ThemeSettings },
  { slug: 'salar', title: words.halls, Component: HallSettings },
  { slug: 'tilbod', title: words.activities, Component: ActivitiesStep },
  { slug: 'billettar', title: words.tickets, Component: TicketingSettings },
  { slug: 'gamle-sider', title: words.oldSite, Component: OldSiteStep },
  { slug: 'epost', title: words.mail, Component: MailStep },
  { slug: 'opne', title: words.open, Component: OpenStep },
]

export const SETUP_PATH = '/redaksjon/oppstart'

/** The step at an address; the first that is not done where it names none. */
export function findStep(pathname: string, done: readonly string[]): SetupStep {
  const slug = pathname.slice(SETUP_PATH.length + 1)
  return (
    SETUP_STEPS.find((step) => step.slug === slug) ??
    SETUP_STEPS.find((step) => !done.includes(step.slug)) ??
    (SETUP_STEPS.at(-1) as SetupStep)
  )
}
