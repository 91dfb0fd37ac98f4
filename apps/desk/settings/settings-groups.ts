import {
  backupWords,
  retentionWords,
  themeWords,
  webhookWords,
  settingsWords as words,
} from '@lerret/words/desk'
import type { ComponentType } from 'react'
import { BackupSettings } from './backups/BackupSettings.tsx'
import { ComponentSettings } from './groups/ComponentSettings.tsx'
import { ConsentSettings } from './groups/ConsentSettings.tsx'
import { HallSettings } from './groups/HallSettings.tsx'
import { HostSettings } from './groups/HostSettings.tsx'
import { HoursSettings } from './groups/HoursSettings.tsx'
import { HouseSettings } from './groups/HouseSettings.tsx'
import { PartnerSettings } from './groups/PartnerSettings.tsx'
import { SearchSettings } from './groups/SearchSettings.tsx'
import { WordSettings } from './groups/WordSettings.tsx'
import { RetentionSettings } from './retention/RetentionSettings.tsx'
import { ThemeSettings } from './theme/ThemeSettings.tsx'
import { TicketingSettings } from './ticketing/TicketingSettings.tsx'
import { WebhookSettings } from './webhooks/WebhookSettings.tsx'

export interface SettingsGroup {
  /** The last segment of its address. */
  slug: string
  title: string
  lead: string
  Component: ComponentType
}

export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  { slug: 'huset', title: words.house, lead: words.houseLead, Component: HouseSettings },
  { slug: 'utsjanad', title: themeWords.title, lead: themeWords.lead, Component: ThemeSettings },
  { slug: 'salar', title: words.halls, lead: words.hallsLead, Component: HallSettings },
  { slug: 'opningstider', title: words.hours, lead: words.hoursLead, Component: HoursSettings },
  { slug: 'billettsal', title: words.ticketing, lead: words.ticketingLead, Component: TicketingSettings },
  { slug: 'sok', title: words.searching, lead: words.searchingLead, Component: SearchSettings },
  { slug: 'ordval', title: words.words, lead: words.wordsLead, Component: WordSettings },
  { slug: 'samtykke', title: words.consent, lead: words.consentLead, Component: ConsentSettings },
  { slug: 'varsling', title: webhookWords.title, lead: webhookWords.lead, Component: WebhookSettings },
  {
    slug: 'lagring',
    title: retentionWords.title,
    lead: retentionWords.lead,
    Component: RetentionSettings,
  },
  {
    slug: 'tryggingskopiar',
    title: backupWords.title,
    lead: backupWords.lead,
    Component: BackupSettings,
  },
  { slug: 'nettadresse', title: words.host, lead: words.hostLead, Component: HostSettings },
  { slug: 'partnarar', title: words.partners, lead: words.partnersLead, Component: PartnerSettings },
  { slug: 'komponentar', title: words.components, lead: words.componentsLead, Component: ComponentSettings },
]
