import type { InfoPart } from '@lerret/model'
import { FactList } from '../../elements/FactList.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'

/** What an event is about. */
export function Info({ part }: { part: InfoPart }) {
  return (
    <Section heading={part.heading} beside>
      <Prose html={part.html} />
      <FactList facts={part.facts} />
    </Section>
  )
}
