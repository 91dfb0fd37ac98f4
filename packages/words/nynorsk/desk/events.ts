/** Words about colleagues who work at the same time. */
export const eventWords = {
  isHere: '{name} er her',
  writesHere: '{name} skriv her',
  otherTab: 'Du har dette ope i ei anna fane',
  colleague: 'Ein kollega',
  savedNews: '{name} lagra {fields} {time}.',
  savedShown: '{name} endra {fields}. Det er teke med.',
  showNews: 'Vis det her',
  newsKept: 'Det du skriv, blir ikkje rørt.',
  deletedBy: '{name} sletta dette {time}. Teksten din står her framleis.',
  restoreDeleted: 'Lagre teksten på nytt',
}
