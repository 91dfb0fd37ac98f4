/** Words of drafts that are shown to people without an account. */
export const previewLinkWords = {
  share: 'Vis til andre',
  shareLead: 'Lag ei adresse der kven som helst kan sjå utkastet slik det er no, i sju dagar.',
  shareCreate: 'Lag ei adresse',
  shareAddress: 'Adressa',
  shareHelp: 'Gjeld til {time}. Ho blir ikkje synt igjen, så kopier henne no.',
  shareCode: 'QR-kode med adressa til utkastet',
  shareNotReady: 'Noko manglar, så utkastet kan ikkje synast enno. Sjå over felta.',
  shareActive: 'Adresser som gjeld',
  shareActiveItem: 'Versjon {version}, til {time}',
  revoke: 'Trekk tilbake',
  revokeVersion: 'Trekk tilbake adressa til versjon {version}, laga {time}',
}
