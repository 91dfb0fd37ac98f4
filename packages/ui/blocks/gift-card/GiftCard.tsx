import type { GiftCardBlockItem } from '@lerret/page-engine/page-data'
import { useId } from 'react'
import { ButtonLink } from '../../elements/Button.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { useWords } from '../../words.ts'
import styles from './GiftCard.module.css'

export function GiftCard({ item }: { item: GiftCardBlockItem }) {
  const headingId = useId()
  return (
    <section className={styles.giftCard} aria-labelledby={headingId}>
      <div className={styles.text}>
        <Heading id={headingId} className={styles.heading}>
          {item.heading}
        </Heading>
        <p className={styles.lead}>{item.text}</p>
        <ButtonLink href={item.href}>{useWords().buyGiftCard}</ButtonLink>
      </div>
      {item.image && (
        <Picture
          {...item.image}
          ratio={PICTURE_RATIOS.cover}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className={styles.picture}
        />
      )}
    </section>
  )
}
