import type { previewLinkWords } from '../../../nynorsk/desk/content/preview-links.ts'
import type { Translation } from '../../../translation.ts'

/** Words of drafts that are shown to people without an account. */
export const PREVIEW_LINK_BOKMAAL: Translation<typeof previewLinkWords> = {
  share: 'Vis til andre',
  shareLead: 'Lag en adresse der hvem som helst kan se utkastet slik det er nå, i sju dager.',
  shareCreate: 'Lag en adresse',
  shareAddress: 'Adressen',
  shareHelp: 'Gjelder til {time}. Den blir ikke vist igjen, så kopier den nå.',
  shareCode: 'QR-kode med adressen til utkastet',
  shareNotReady: 'Noe mangler, så utkastet kan ikke vises ennå. Se over feltene.',
  shareActive: 'Adresser som gjelder',
  shareActiveItem: 'Versjon {version}, til {time}',
  revoke: 'Trekk tilbake',
  revokeVersion: 'Trekk tilbake adressen til versjon {version}, laget {time}',
}
