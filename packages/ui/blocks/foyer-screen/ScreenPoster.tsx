import type { ProductionCard } from '@lerret/model'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { QrCode } from '../../member/qr-code/QrCode.tsx'
import { useDisplayWords } from '../display-words.ts'
import styles from './FoyerScreen.module.css'

/** The poster of the next showing, and a code with which visitors open the site. */
export function ScreenPoster({ production, siteUrl }: { production: ProductionCard; siteUrl: string }) {
  const words = useDisplayWords()
  return (
    <div className={styles.side}>
      <Poster production={production} />
      <p className={styles.scan}>
        <QrCode text={siteUrl} label={words.scanForProgramme} />
        <span aria-hidden="true">{words.scanForProgramme}</span>
      </p>
    </div>
  )
}

/** Its alt text is empty, because the title is in the list. */
function Poster({ production }: { production: ProductionCard }) {
  const picture = production.poster ?? production.image
  if (picture)
    return (
      <Picture
        {...picture}
        alt=""
        ratio={PICTURE_RATIOS.poster}
        sizes="(min-width: 60rem) 40vw, 100vw"
        loading="low"
        className={styles.poster}
      />
    )
  return (
    <div className={styles.plain} aria-hidden="true">
      {production.title}
    </div>
  )
}
