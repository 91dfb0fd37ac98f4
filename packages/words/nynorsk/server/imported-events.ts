/** What imported events have that named neither kind nor place, until an editor replaces it. */
export const IMPORTED_EVENT_NYNORSK = {
  importEventKind: 'Arrangement',
  importHall: 'Kulturhuset',
}
