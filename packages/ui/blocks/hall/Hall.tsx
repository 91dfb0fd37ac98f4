import type { Hall as HallFacts } from '@lerret/model'
import type { BlockItems } from '@lerret/page-engine/page-data'
import { hallWords } from '@lerret/words/nynorsk/page-blocks/hall'
import { FactList } from '../../elements/FactList.tsx'
import { Section } from '../../elements/Section.tsx'
import { useWordsWith } from '../../words.ts'

/** The facts of a hall from the settings. What is not known is left out. */
export function Hall({ item: { heading, hall } }: { item: BlockItems['hall'] }) {
  const facts = toFacts(hall, useWordsWith(hallWords))
  return (
    <Section heading={heading}>
      {hall.access && <p>{hall.access}</p>}
      <FactList facts={facts} />
    </Section>
  )
}

function toFacts(hall: HallFacts, words: typeof hallWords) {
  const { seats, wheelchairPlaces, hearingLoop, stepFree } = hall
  const facts = [
    { label: words.hallSeats, value: seats },
    { label: words.hallWheelchairPlaces, value: wheelchairPlaces || noneIfZero(wheelchairPlaces, words) },
    { label: words.hallHearingLoop, value: choose(hearingLoop, words.hallHasLoop, words.hallHasNoLoop) },
    { label: words.hallWayIn, value: choose(stepFree, words.hallStepFree, words.hallSteps) },
  ]
  return facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value: String(value) }]))
}

const noneIfZero = (count: number | undefined, words: typeof hallWords) =>
  count === 0 ? words.hallNoWheelchairPlaces : undefined

const choose = (fact: boolean | undefined, yes: string, no: string) =>
  fact === undefined ? undefined : fact ? yes : no
