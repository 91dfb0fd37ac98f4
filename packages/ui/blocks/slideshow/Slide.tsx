import { type SlideshowBlockItem, takesPlace } from '@lerret/model'
import { classNames } from '../../class-names.ts'
import { ButtonLink } from '../../elements/Button.tsx'
import { MomentText } from '../../elements/DateText.tsx'
import { Heading, type HeadingLevel } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { useNow } from '../../now.ts'
import { findNextShowing } from '../../showings/listings.ts'
import { TicketAction } from '../../showings/TicketAction.tsx'
import { formatNotice } from '../../showings/ticket.ts'
import { titleSize } from '../../title-size.ts'
import { useWords } from '../../words.ts'
import styles from './Slide.module.css'

interface SlideProps {
  part: SlideshowBlockItem
  isFirst: boolean
  headingLevel: HeadingLevel
}

export function Slide({ part, isFirst, headingLevel }: SlideProps) {
  const { production, link } = part
  const words = useWords()
  const now = useNow()
  const next = findNextShowing(part.showings)
  const notice = next && formatNotice(next, now, words)
  const isTakingPlace = next !== null && takesPlace(next)
  const href = production?.href ?? link?.href
  return (
    <article className={styles.slide}>
      {part.image && (
        <Picture
          {...part.image}
          ratio={16 / 9}
          narrowRatio={4 / 3}
          sizes="100vw"
          loading={isFirst ? 'high' : 'lazy'}
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        {part.kicker && <p className={styles.kicker}>{part.kicker}</p>}
        <Heading level={headingLevel} className={classNames(styles.title, styles[titleSize(part.title)])}>
          {href ? <a href={href}>{part.title}</a> : part.title}
        </Heading>
        {part.text && <p className={styles.lead}>{part.text}</p>}
        {next && (
          <p className={classNames(styles.when, !isTakingPlace && styles.off)}>
            <MomentText instant={next.startsAt} className={styles.moment} /> <span>{next.hall}</span>
            {notice && <strong className={styles.notice}>{notice}</strong>}
          </p>
        )}
        <div className={styles.actions}>
          {next && production && (
            <TicketAction showing={next} title={part.title} ageLimit={production.ageLimit} look="signal" />
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
