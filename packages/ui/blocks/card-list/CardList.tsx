import type { CardListBlockItem, CardView } from '@lerret/page-engine/page-data'
import { Heading } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { Section } from '../../elements/Section.tsx'
import styles from './CardList.module.css'

export function CardList({ item }: { item: CardListBlockItem }) {
  return (
    <Section heading={item.heading}>
      <ul className={styles.cards}>
        {item.cards.map((card) => (
          <li key={card.href + card.title}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ title, text, href, image }: CardView) {
  return (
    <article className={styles.card}>
      {image && (
        <Picture
          {...image}
          alt=""
          ratio={PICTURE_RATIOS.card}
          sizes="(min-width: 70rem) 26rem, (min-width: 48rem) 45vw, 100vw"
          className={styles.picture}
        />
      )}
      <Heading className={styles.title}>
        <a href={href}>{title}</a>
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
    </article>
  )
}
