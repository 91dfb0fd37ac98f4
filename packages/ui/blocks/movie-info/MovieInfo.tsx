import type { PlayableVideo } from '@lerret/model'
import type { MovieInfoBlockItem } from '@lerret/page-engine/page-data'
import { usePageTitle } from '../../context/page-title.ts'
import { usePreviewField } from '../../context/preview.ts'
import { ButtonLink } from '../../elements/Button.tsx'
import { PlayIcon } from '../../elements/PlayIcon.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { Section } from '../../elements/Section.tsx'
import { Video } from '../../elements/video/Video.tsx'
import { ProductionFacts } from '../../productions/ProductionFacts.tsx'
import { useWords } from '../../words.ts'
import { toTrailerAnchor } from '../block.tsx'
import styles from './MovieInfo.module.css'

export function MovieInfo({ id, item }: { id: string; item: MovieInfoBlockItem }) {
  const trailer = usePreviewField('trailer')
  return (
    <Section heading={item.heading} beside>
      <Prose html={item.html} field="text" />
      {item.trailerUrl && (
        <div id={toTrailerAnchor(id)} className={styles.trailer} {...trailer}>
          <Trailer address={item.trailerUrl} video={item.trailerVideo} />
        </div>
      )}
      <ProductionFacts facts={item.facts} />
    </Section>
  )
}

/** A video where the page can play it; otherwise a link. */
function Trailer({ address, video }: { address: string; video: PlayableVideo | null }) {
  const words = useWords()
  const film = usePageTitle()
  if (video) return <Video video={video} title={film ? `${words.trailer}: ${film}` : words.trailer} />
  return (
    <ButtonLink look="quiet" href={address}>
      <PlayIcon /> {words.watchTrailer}
    </ButtonLink>
  )
}
