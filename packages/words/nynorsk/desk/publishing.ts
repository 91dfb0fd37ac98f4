/** Words of publishing. */
export const PUBLISHING_NYNORSK = {
  publishTitle: 'Publiser',
  publishLead: 'Det du vel her, går ut samla. Du kan angre etterpå.',
  publishWaiting: 'Ventar på publisering',
  publishNothing: 'Ingenting ventar. Alt som er skrive, er ute.',
  publishOne: 'Publiser det eine',
  publishMany: 'Publiser desse {count}',
  publishNeedsEditor: 'Ein redaktør må publisere dette.',
  publishInvalid: 'Eitt av vala manglar noko, så ingenting er publisert. Ta det ut, eller skriv det ferdig.',
  published: 'Ute på {milliseconds} ms',
  publishedPage: 'Éi side er laga på nytt.',
  publishedPages: '{pages} sider er laga på nytt.',
  revert: 'Angre publiseringa',
  revertOf: 'Angre publiseringa av {title}',
  reverted: 'Teke tilbake. Utkasta dine står som dei var.',
  revertConflict: 'Noko av dette er publisert på nytt sidan, så det kan ikkje takast tilbake samla.',

  releasesLead: 'Alt de har publisert, det siste først.',
  releasesNone: 'Ingen har publisert noko enno.',
  takenAway: 'teken ned',
}
