/** What events have whose old site or ticketing provider named neither kind nor place, until an editor replaces it. */
export const importedEventWords = {
  importEventKind: 'Arrangement',
  importHall: 'Kulturhuset',
  feedHall: 'Salen',
}
