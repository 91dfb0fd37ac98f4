import type { MovieInfoPart } from '@lerret/model'
import { ButtonLink } from '../../elements/Button.tsx'
import { FactList } from '../../elements/FactList.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import { useWords } from '../../words.ts'
import styles from './MovieInfo.module.css'

export function MovieInfo({ part }: { part: MovieInfoPart }) {
  const words = useWords()
  return (
    <Section heading={part.heading} beside>
      <Prose html={part.html} />
      {part.trailerUrl && (
        <p className={styles.trailer}>
          <ButtonLink look="quiet" href={part.trailerUrl}>
            <span aria-hidden="true">▶</span>&nbsp; {words.watchTrailer}
          </ButtonLink>
        </p>
      )}
      <FactList facts={part.facts} />
    </Section>
  )
}
