import type { hallWords } from '../../nynorsk/page-blocks/hall.ts'
import type { Translation } from '../../translation.ts'

/** Words of the block with the facts of a hall, loaded with it. */
export const HALL_ENGLISH: Translation<typeof hallWords> = {
  hallSeats: 'Seats',
  hallWheelchairPlaces: 'Wheelchair spaces',
  hallNoWheelchairPlaces: 'None',
  hallHearingLoop: 'Hearing loop',
  hallHasLoop: 'Fixed loop: set the hearing aid to T',
  hallHasNoLoop: 'No fixed loop',
  hallWayIn: 'The way in',
  hallStepFree: 'Step-free from the street to the seat',
  hallSteps: 'Steps, no lift',
}
