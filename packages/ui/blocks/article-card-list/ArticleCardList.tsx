import type { ArticleCard } from '@lerret/model'
import type { ArticleCardListBlockItem } from '@lerret/page-engine/page-data'
import { type PictureLoading, usePictureLoading } from '../../context/first-block.ts'
import { useFirstScreenItems } from '../../context/first-screen.ts'
import { useNow } from '../../context/now.ts'
import { formatDate } from '../../dates.ts'
import { Empty } from '../../elements/Empty.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Picture } from '../../elements/pictures/Picture.tsx'
import { PICTURE_RATIOS } from '../../elements/pictures/ratios.ts'
import { Section } from '../../elements/Section.tsx'
import { toOsloDate } from '../../oslo-clock.ts'
import { useWords } from '../../words.ts'
import styles from './ArticleCardList.module.css'

export function ArticleCardList({ item }: { item: ArticleCardListBlockItem }) {
  const words = useWords()
  const articles = useFirstScreenItems(item.articles, 3)
  const getLoading = usePictureLoading(1)
  if (articles.length === 0)
    return (
      <Section heading={item.heading} link={item.link}>
        <Empty>{words.noArticles}</Empty>
      </Section>
    )
  return (
    <Section heading={item.heading} link={item.link}>
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <Card article={article} shape={index === 0 ? LEADING : OTHERS} loading={getLoading(index)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The picture of the newest article is larger than the others; the stylesheet has the same sizes. */
const LEADING = { ratio: PICTURE_RATIOS.slide, sizes: '(min-width: 70rem) 56rem, 100vw' }
const OTHERS = {
  ratio: PICTURE_RATIOS.cover,
  sizes: '(min-width: 70rem) 26rem, (min-width: 48rem) 33vw, 100vw',
}

interface CardProps {
  article: ArticleCard
  shape: typeof LEADING
  loading: PictureLoading
}

function Card({ article, shape, loading }: CardProps) {
  const now = useNow()
  const words = useWords()
  return (
    <article className={styles.card} lang={article.lang}>
      {article.image && (
        <Picture {...article.image} {...shape} alt="" loading={loading} className={styles.picture} />
      )}
      <div>
        <Heading className={styles.title}>
          <a href={article.href}>{article.title}</a>
        </Heading>
        {article.lead && <p className={styles.lead}>{article.lead}</p>}
        <time dateTime={toOsloDate(article.publishedAt)} className={styles.date}>
          {formatDate(toOsloDate(article.publishedAt), now, words)}
        </time>
      </div>
    </article>
  )
}
