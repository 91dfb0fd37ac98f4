/** Words that the screens of the site's records share. */
export const siteRecordWords = {
  needsEditor: 'Ein redaktør eller administrator kan endre dette.',
  needsAdmin: 'Ein administrator kan endre dette.',
  incomplete: 'Noko manglar eller er feil. Sjå felta som er merkte.',
  panel: 'Publisering og historikk',
}
