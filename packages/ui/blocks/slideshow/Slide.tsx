import { takesPlace } from '@lerret/model'
import type { SlideshowBlockItem } from '@lerret/page-engine/page-data'
import { classNames } from '../../class-names.ts'
import { useNow } from '../../context/now.ts'
import { ButtonLink } from '../../elements/Button.tsx'
import { MomentText } from '../../elements/DateText.tsx'
import { Heading, type HeadingLevel } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { findNextShowing } from '../../showings/listings.ts'
import { TicketAction } from '../../showings/TicketAction.tsx'
import { formatNotice } from '../../showings/ticket.ts'
import { titleSize } from '../../title-size.ts'
import { useWords } from '../../words.ts'
import styles from './Slide.module.css'

interface SlideProps {
  item: SlideshowBlockItem
  isFirst: boolean
  headingLevel: HeadingLevel
}

export function Slide({ item, isFirst, headingLevel }: SlideProps) {
  const { production, link } = item
  const words = useWords()
  const now = useNow()
  const next = findNextShowing(item.showings)
  const notice = next && formatNotice(next, now, words)
  const isTakingPlace = next !== null && takesPlace(next)
  const href = production?.href ?? link?.href
  return (
    <article className={styles.slide}>
      {item.image && (
        <Picture
          {...item.image}
          ratio={PICTURE_RATIOS.slide}
          narrowRatio={PICTURE_RATIOS.card}
          sizes="100vw"
          loading={isFirst ? 'high' : 'lazy'}
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        {item.kicker && <p className={styles.kicker}>{item.kicker}</p>}
        <Heading level={headingLevel} className={classNames(styles.title, styles[titleSize(item.title)])}>
          {href ? (
            <a href={href} lang={item.lang}>
              {item.title}
            </a>
          ) : (
            item.title
          )}
        </Heading>
        {item.text && <p className={styles.lead}>{item.text}</p>}
        {next && (
          <p className={classNames(styles.when, !isTakingPlace && styles.off)}>
            <MomentText instant={next.startsAt} className={styles.moment} /> <span>{next.hall}</span>
            {notice && <strong className={styles.notice}>{notice}</strong>}
          </p>
        )}
        <div className={styles.actions}>
          {next && production && (
            <TicketAction showing={next} title={item.title} ageLimit={production.ageLimit} look="signal" />
          )}
          {link && (
            <ButtonLink look={isTakingPlace ? 'quiet' : 'signal'} href={link.href}>
              {link.label}
            </ButtonLink>
          )}
          {!link && !isTakingPlace && production && (
            <ButtonLink look="signal" href={production.href}>
              {words.readMore}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}
