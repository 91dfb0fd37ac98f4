import type { ArticleCard, ArticleCardListPart } from '@lerret/model'
import { useFetching } from '../../context/first-block.ts'
import { useFirst } from '../../context/first-screen.ts'
import { dateWithoutDay } from '../../dates.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { type Fetched, Picture } from '../../elements/Picture.tsx'
import { Section } from '../../elements/Section.tsx'
import { useNow } from '../../now.ts'
import { dateOf } from '../../oslo-clock.ts'
import { useWords } from '../../words.ts'
import styles from './ArticleCardList.module.css'

export function ArticleCardList({ part }: { part: ArticleCardListPart }) {
  const words = useWords()
  const articles = useFirst(part.articles, 3)
  const fetchedAt = useFetching(1)
  if (articles.length === 0)
    return (
      <Section heading={part.heading} link={part.link}>
        <Empty>{words.noArticles}</Empty>
      </Section>
    )
  return (
    <Section heading={part.heading} link={part.link}>
      <ul className={styles.articles}>
        {articles.map((article, place) => (
          <li key={article.id}>
            <Card article={article} shape={place === 0 ? LEADING : OTHERS} fetched={fetchedAt(place)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How the newest stands, which leads with its picture, and how the others do: the stylesheet says the same. */
const LEADING = { ratio: 16 / 9, sizes: '(min-width: 70rem) 56rem, 100vw' }
const OTHERS = { ratio: 3 / 2, sizes: '(min-width: 70rem) 26rem, (min-width: 48rem) 33vw, 100vw' }

interface CardProps {
  article: ArticleCard
  shape: typeof LEADING
  fetched: Fetched
}

function Card({ article, shape, fetched }: CardProps) {
  const now = useNow()
  return (
    <article className={styles.card}>
      {article.image && (
        <Picture {...article.image} {...shape} alt="" fetched={fetched} className={styles.picture} />
      )}
      <div>
        <Heading className={styles.title}>
          <a href={article.href}>{article.title}</a>
        </Heading>
        {article.lead && <p className={styles.lead}>{article.lead}</p>}
        <time dateTime={dateOf(article.publishedAt)} className={styles.date}>
          {dateWithoutDay(dateOf(article.publishedAt), now)}
        </time>
      </div>
    </article>
  )
}
