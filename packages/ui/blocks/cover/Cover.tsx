import type { CoverBlockItem } from '@lerret/model'
import { classNames } from '../../class-names.ts'
import { AgeBadge, ageLimitText, companionText } from '../../elements/AgeBadge.tsx'
import { ButtonLink } from '../../elements/Button.tsx'
import { DateText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { PlayIcon } from '../../elements/PlaySign.tsx'
import { useLater } from '../../later.ts'
import { WatchLink } from '../../member/WatchButton.tsx'
import { usePageAnchors } from '../../page-title.ts'
import { formatKicker } from '../../productions/kicker.ts'
import { titleSize } from '../../title-size.ts'
import { useWords } from '../../words.ts'
import styles from './Cover.module.css'

const loadFilmRating = async () => (await import('../../member/FilmRating.tsx')).FilmRating

/** The top of a page: title, lead and picture. */
export function Cover({ part }: { part: CoverBlockItem }) {
  const words = useWords()
  const { tickets, trailer } = usePageAnchors()
  const kicker = part.kicker ?? formatKicker(part, words)
  const companion = part.ageLimit && companionText(part.ageLimit, words)
  return (
    <div className={classNames(styles.cover, styles[part.tone], styles[getCoverShape(part)])}>
      <CoverPicture part={part} />
      <div className={styles.text}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading className={classNames(styles.title, styles[titleSize(part.title)])}>{part.title}</Heading>
        {part.text && <p className={styles.lead}>{part.text}</p>}
        {part.publishedAt && (
          <p className={styles.date}>
            <DateText instant={part.publishedAt} />
          </p>
        )}
        {part.ageLimit && (
          <p className={styles.age}>
            <AgeBadge limit={part.ageLimit} /> <span>{companion ?? ageLimitText(part.ageLimit, words)}</span>
          </p>
        )}
        {part.ageLimit && (tickets || trailer || part.filmId) && (
          <p className={styles.links}>
            {tickets && (
              <ButtonLink look="signal" href={tickets}>
                {part.tone === 'film' ? words.seeShowings : words.seeTickets}
              </ButtonLink>
            )}
            {trailer && (
              <ButtonLink look="quiet" href={trailer}>
                <PlayIcon /> {words.watchTrailer}
              </ButtonLink>
            )}
            {part.filmId && <WatchLink film={{ movieId: part.filmId, title: part.title }} />}
          </p>
        )}
        {part.filmId && part.ediNumber && <Rating filmId={part.filmId} ediNumber={part.ediNumber} />}
      </div>
    </div>
  )
}

/** Not in the published HTML, because it changes: rendered after hydration. */
function Rating(film: { filmId: string; ediNumber: string }) {
  const FilmRating = useLater('film-rating', loadFilmRating)
  return FilmRating && <FilmRating {...film} className={styles.rating} />
}

/** `poster`: on a dark surface beside the text. `picture`: fills its side of the page. `plain`: no picture. */
function getCoverShape({ tone, poster, image }: CoverBlockItem): 'poster' | 'picture' | 'plain' {
  if (tone === 'film' && poster) return 'poster'
  return image || poster ? 'picture' : 'plain'
}

function CoverPicture({ part }: { part: CoverBlockItem }) {
  const shape = getCoverShape(part)
  if (shape === 'poster' && part.poster)
    return (
      <Picture
        {...part.poster}
        ratio={2 / 3}
        sizes="(min-width: 70rem) 28rem, (min-width: 48rem) 30vw, min(55vw, 18rem)"
        loading="high"
        className={styles.posterPicture}
      />
    )
  const picture = part.image ?? part.poster
  if (!picture) return null
  return (
    <Picture
      {...picture}
      ratio={3 / 2}
      sizes="(min-width: 64rem) 58vw, 100vw"
      loading="high"
      className={styles.widePicture}
    />
  )
}
