import { findEmbeddedVideo, type MovieInfoBlockItem } from '@lerret/model'
import { ButtonLink } from '../../elements/Button.tsx'
import { PlayIcon } from '../../elements/PlaySign.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import { Video } from '../../elements/Video.tsx'
import { usePageTitle } from '../../page-title.ts'
import { ProductionFacts } from '../../productions/ProductionFacts.tsx'
import { useWords } from '../../words.ts'
import { toTrailerAnchor } from '../block.tsx'
import styles from './MovieInfo.module.css'

export function MovieInfo({ id, part }: { id: string; part: MovieInfoBlockItem }) {
  return (
    <Section heading={part.heading} beside>
      <Prose html={part.html} />
      {part.trailerUrl && (
        <div id={toTrailerAnchor(id)} className={styles.trailer}>
          <Trailer address={part.trailerUrl} />
        </div>
      )}
      <ProductionFacts facts={part.facts} />
    </Section>
  )
}

/** An embedded video where the host is known; otherwise a link. */
function Trailer({ address }: { address: string }) {
  const words = useWords()
  const film = usePageTitle()
  const video = findEmbeddedVideo(address)
  if (video) return <Video video={video} title={film ? `${words.trailer}: ${film}` : words.trailer} />
  return (
    <ButtonLink look="quiet" href={address}>
      <PlayIcon /> {words.watchTrailer}
    </ButtonLink>
  )
}
