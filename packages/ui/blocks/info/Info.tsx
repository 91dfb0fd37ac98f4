import type { InfoBlockItem } from '@lerret/page-engine/page-data'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import { ProductionFacts } from '../../productions/ProductionFacts.tsx'

/** Text and facts of an event. */
export function Info({ item }: { item: InfoBlockItem }) {
  return (
    <Section heading={item.heading} beside>
      <Prose html={item.html} field="text" />
      <ProductionFacts facts={item.facts} />
    </Section>
  )
}
