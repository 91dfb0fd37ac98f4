import type { FocalPoint } from '@lerret/model'
import { PICTURE_RATIOS } from '@lerret/ui/picture-ratios'
import { mediaWords as words } from '@lerret/words/desk'
import { ListSection } from '../../controls/ListSection.tsx'
import { useSettled } from '../../data/use-settled.ts'
import { pictureUrl } from '../picture-url.ts'
import styles from './Crops.module.css'

const CROPS = [
  { ratio: PICTURE_RATIOS.slide, name: '16:9', use: words.cropSlide },
  { ratio: PICTURE_RATIOS.card, name: '4:3', use: words.cropSlideOnPhone },
  { ratio: PICTURE_RATIOS.cover, name: '3:2', use: words.cropCover },
  { ratio: PICTURE_RATIOS.still, name: '2:1', use: words.cropStill },
  { ratio: PICTURE_RATIOS.searchHit, name: '1:1', use: words.cropSearch },
  { ratio: PICTURE_RATIOS.poster, name: '2:3', use: words.cropPoster },
] as const

const CROP_WIDTH = 384
/** As high as each other, so that their shapes can be compared. */
const CROP_HEIGHT_REM = 7

/** How long after a key press the crops are made. */
const CROP_DELAY_MS = 200
/** The image service cuts in these steps, so that each picture is rendered in few forms. */
const FOCAL_STEPS = 20
const roundToStep = (fraction: number) => Math.round(fraction * FOCAL_STEPS) / FOCAL_STEPS

/** The picture in every shape that the site has, cut by the image service around the point that is set. */
export function Crops({ id, version, focalPoint }: { id: string; version: number; focalPoint: FocalPoint }) {
  const { x, y } = useSettled(focalPoint, CROP_DELAY_MS)
  const cutAround = { x: roundToStep(x), y: roundToStep(y) }
  return (
    <ListSection title={words.crops} note={words.cropsNote}>
      <ul className={styles.crops}>
        {CROPS.map(({ ratio, name, use }) => (
          <li key={name} style={{ inlineSize: `${ratio * CROP_HEIGHT_REM}rem` }}>
            <img
              src={pictureUrl(id, { width: CROP_WIDTH, ratio, focalPoint: cutAround, version })}
              alt=""
              width={CROP_WIDTH}
              height={Math.round(CROP_WIDTH / ratio)}
            />
            <p>
              <strong>{name}</strong> <span>{use}</span>
            </p>
          </li>
        ))}
      </ul>
    </ListSection>
  )
}
