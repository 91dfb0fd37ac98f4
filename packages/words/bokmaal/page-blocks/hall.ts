import type { hallWords } from '../../nynorsk/page-blocks/hall.ts'
import type { Translation } from '../../translation.ts'

/** Words of the block with the facts of a hall, loaded with it. */
export const HALL_BOKMAAL: Translation<typeof hallWords> = {
  hallSeats: 'Seter',
  hallWheelchairPlaces: 'Rullestolplasser',
  hallNoWheelchairPlaces: 'Ingen',
  hallHearingLoop: 'Teleslynge',
  hallHasLoop: 'Fast slynge: slå høreapparatet på T',
  hallHasNoLoop: 'Ingen fast slynge',
  hallWayIn: 'Veien inn',
  hallStepFree: 'Uten trinn fra gata til setet',
  hallSteps: 'Trinn, uten heis',
}
