import type { CoverFlowBlockItem } from '@lerret/page-engine/page-data'
import { usePictureLoading } from '../../context/first-block.ts'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { PosterCard } from '../../productions/PosterCard.tsx'
import { findNextShowing, groupByProduction } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './CoverFlow.module.css'

/** Posters in a row that scrolls sideways. */
export function CoverFlow({ item }: { item: CoverFlowBlockItem }) {
  const words = useWords()
  const films = useFirstScreenItems(groupByProduction(item), 3, 4)
  const getLoading = usePictureLoading(3)
  return (
    <Section heading={item.heading} link={item.link}>
      {films.length === 0 && <Empty>{words.noFilms}</Empty>}
      {films.length > 0 && (
        <ul className={styles.flow}>
          {films.map(({ production, showings }, index) => (
            <li key={production.id}>
              <PosterCard
                production={production}
                next={findNextShowing(showings)}
                loading={getLoading(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
