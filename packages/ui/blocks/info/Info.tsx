import type { InfoBlockItem } from '@lerret/model'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import { ProductionFacts } from '../../productions/ProductionFacts.tsx'

/** Text and facts of an event. */
export function Info({ part }: { part: InfoBlockItem }) {
  return (
    <Section heading={part.heading} beside>
      <Prose html={part.html} />
      <ProductionFacts facts={part.facts} />
    </Section>
  )
}
