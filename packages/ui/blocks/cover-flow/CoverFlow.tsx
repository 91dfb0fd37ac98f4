import type { CoverFlowPart } from '@lerret/model'
import { useFetching } from '../../context/first-block.ts'
import { useFirst } from '../../context/first-screen.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Section } from '../../elements/Section.tsx'
import { PosterCard } from '../../productions/PosterCard.tsx'
import { nextOf, productionsOf } from '../../showings/listings.ts'
import { useWords } from '../../words.ts'
import styles from './CoverFlow.module.css'

/** Posters side by side, to be leafed through. */
export function CoverFlow({ part }: { part: CoverFlowPart }) {
  const words = useWords()
  const films = useFirst(productionsOf(part), 3, 4)
  const fetchedAt = useFetching(3)
  return (
    <Section heading={part.heading} link={part.link}>
      {films.length === 0 && <Empty>{words.noFilms}</Empty>}
      {films.length > 0 && (
        <ul className={styles.flow}>
          {films.map(({ production, showings }, place) => (
            <li key={production.id}>
              <PosterCard production={production} next={nextOf(showings)} fetched={fetchedAt(place)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
