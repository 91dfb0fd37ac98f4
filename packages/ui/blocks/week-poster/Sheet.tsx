import { type ProductionCard, takesPlace } from '@lerret/model'
import type { HouseView, WeekPosterBlockItem } from '@lerret/page-engine/page-data'
import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { Heading, NestedHeadings } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { pictureAddress } from '../../elements/pictures/picture-address.ts'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { QrCode } from '../../member/qr-code/QrCode.tsx'
import { groupByDay, type Listing } from '../../showings/listings.ts'
import { getWeekNumber } from '../../showings/periods.ts'
import { useDisplayWords } from '../display-words.ts'
import { formatPrintedName } from './plain-text.ts'
import { SheetDay } from './SheetDay.tsx'
import { layOutSheet, STILL_RATIO, TYPE_SIZE_PER_LINE_HEIGHT } from './sheet-layout.ts'
import styles from './WeekPoster.module.css'
import { formatWeekDates, formatWeekName } from './week.ts'

const LOGO_WIDTH_PX = 160

/** An A4 sheet in portrait format. */
export function Sheet({ item, listings }: { item: WeekPosterBlockItem; listings: Listing[] }) {
  const words = useDisplayWords()
  const posterPictures = sortByShowingCount(listings).flatMap(({ poster }) => poster ?? [])
  const { line, width, posters, columns } = layOutSheet(
    groupByDay(listings),
    posterPictures.length,
    (listing) => formatPrintedName(listing, words),
  )
  const isTwoWeeks = getWeekNumber(item.from) !== getWeekNumber(item.to)
  const size = {
    '--line': line.toFixed(2),
    '--type': (line * TYPE_SIZE_PER_LINE_HEIGHT).toFixed(2),
  } as CSSProperties
  return (
    <article className={styles.sheet} style={size}>
      <header className={styles.head}>
        <House house={item.house} />
        <Heading className={classNames(styles.week, isTwoWeeks && styles.two)}>
          {formatWeekName(item.from, item.to, words)}
        </Heading>
        <p className={styles.dates}>
          {formatWeekDates(item.from, item.to, words)} <span className={styles.kicker}>{item.heading}</span>
        </p>
      </header>
      {posters > 0 && (
        <div className={styles.pictures}>
          {posterPictures.slice(0, posters).map((picture) => (
            <Picture
              key={picture.src}
              {...picture}
              alt=""
              ratio={PICTURE_RATIOS.poster}
              sizes="(min-width: 60rem) 10rem, 20vw"
              className={styles.picture}
              loading="low"
            />
          ))}
        </div>
      )}
      <div className={styles.columns}>
        {listings.length === 0 && <p className={styles.empty}>{words.nothingThisWeek}</p>}
        <NestedHeadings>
          {columns.map(({ days, hasRoomForStill }) => (
            <div key={days[0]?.date} className={styles.column}>
              {days.map((day) => (
                <SheetDay key={day.date} {...day} setting={{ line, width }} />
              ))}
              {hasRoomForStill && <Still listings={days.flatMap((day) => day.listings)} />}
            </div>
          ))}
        </NestedHeadings>
      </div>
      <p className={styles.foot}>
        <span>
          {item.house.address}
          <br />
          {[item.house.phone, item.house.email].filter(Boolean).join(' · ')}
        </span>{' '}
        <span className={styles.scan}>
          <strong className={styles.web}>{item.house.web}</strong>{' '}
          <QrCode text={item.siteUrl} label={words.scanForProgramme} />
        </span>
      </p>
    </article>
  )
}

function House({ house: { name, logo } }: { house: HouseView }) {
  return (
    <p className={styles.house}>
      {logo && (
        <img
          src={pictureAddress(logo, LOGO_WIDTH_PX, logo.width / logo.height)}
          alt=""
          width={LOGO_WIDTH_PX}
          height={Math.round((LOGO_WIDTH_PX * logo.height) / logo.width)}
          className={styles.logo}
        />
      )}
      {name}
    </p>
  )
}

/** A picture of the production with the fewest showings on these days: the others have their posters at the top. */
function Still({ listings }: { listings: Listing[] }) {
  const [image] = sortByShowingCount(listings)
    .toReversed()
    .flatMap((production) => production.image ?? [])
  if (!image) return null
  return (
    <Picture
      {...image}
      alt=""
      ratio={STILL_RATIO}
      sizes="(min-width: 60rem) 22rem, 45vw"
      className={styles.still}
      loading="low"
    />
  )
}

function sortByShowingCount(listings: Listing[]): ProductionCard[] {
  const takingPlace = listings.filter(({ showing }) => takesPlace(showing))
  const byProduction = Map.groupBy(takingPlace, ({ production }) => production)
  return [...byProduction].sort(([, a], [, b]) => b.length - a.length).map(([production]) => production)
}
