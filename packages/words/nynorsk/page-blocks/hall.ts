/** Words of the block with the facts of a hall, loaded with it. */
export const hallWords = {
  hallSeats: 'Sete',
  hallWheelchairPlaces: 'Rullestolplassar',
  hallNoWheelchairPlaces: 'Ingen',
  hallHearingLoop: 'Teleslynge',
  hallHasLoop: 'Fast slynge: slå høyreapparatet på T',
  hallHasNoLoop: 'Inga fast slynge',
  hallWayIn: 'Vegen inn',
  hallStepFree: 'Utan trinn frå gata til setet',
  hallSteps: 'Trinn, utan heis',
}
