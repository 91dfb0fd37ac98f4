import type { ComponentType } from 'react'
import { HallSettings } from '../settings/groups/HallSettings.tsx'
import { HoursSettings } from '../settings/groups/HoursSettings.tsx'
import { HouseSettings } from '../settings/groups/HouseSettings.tsx'
import { ThemeSettings } from '../settings/theme/ThemeSettings.tsx'
import { TicketingSettings } from '../settings/ticketing/TicketingSettings.tsx'
import { SETUP_PATH, STEP_NAMES, type StepSlug } from './step-names.ts'
import { ActivitiesStep } from './steps/ActivitiesStep.tsx'
import { LanguageStep } from './steps/LanguageStep.tsx'
import { MailStep } from './steps/MailStep.tsx'
import { OldSiteStep } from './steps/OldSiteStep.tsx'
import { OpenStep } from './steps/OpenStep.tsx'

export interface SetupStep {
  slug: StepSlug
  title: string
  Component: ComponentType
  isRequired: boolean
}

/** Many of the forms are those of the settings. */
const COMPONENTS: Record<StepSlug, ComponentType> = {
  sprak: LanguageStep,
  huset: HouseSettings,
  opningstider: HoursSettings,
  utsjanad: ThemeSettings,
  salar: HallSettings,
  tilbod: ActivitiesStep,
  billettar: TicketingSettings,
  'gamle-sider': OldSiteStep,
  epost: MailStep,
  opne: OpenStep,
}

const REQUIRED: readonly StepSlug[] = ['sprak', 'huset']

/** What follows when the administrator has an account. */
export const SETUP_STEPS: readonly SetupStep[] = STEP_NAMES.map(({ slug, title }) => ({
  slug,
  title,
  Component: COMPONENTS[slug],
  isRequired: REQUIRED.includes(slug),
}))

/** The step at an address; the first that is not done where it names none. */
export function findStep(pathname: string, done: readonly string[]): SetupStep {
  const slug = pathname.slice(SETUP_PATH.length + 1)
  return (
    SETUP_STEPS.find((step) => step.slug === slug) ??
    SETUP_STEPS.find((step) => !done.includes(step.slug)) ??
    (SETUP_STEPS.at(-1) as SetupStep)
  )
}
