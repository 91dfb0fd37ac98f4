import type { ArticleBlockItem } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import { usePageTitle } from '../../context/page-title.ts'
import { usePreviewField } from '../../context/preview.ts'
import { DateText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { toOsloDate } from '../../oslo-clock.ts'
import { useWords } from '../../words.ts'
import styles from './Article.module.css'

/** The text of an article. Title, lead and date are left out where the page's cover has them. */
export function Article({ item }: { item: ArticleBlockItem }) {
  const words = useWords()
  const [lead, author, date] = [usePreviewField('lead'), usePreviewField('author'), usePreviewField('date')]
  const isTitleInCover = usePageTitle() === item.title
  const isUpdated = toOsloDate(item.updatedAt) > toOsloDate(item.publishedAt)
  return (
    <article className={styles.article}>
      {!isTitleInCover && (
        <Heading className={styles.title} field="title">
          {item.title}
        </Heading>
      )}
      {!isTitleInCover && item.lead && (
        <p className={styles.lead} {...lead}>
          {item.lead}
        </p>
      )}
      <div className={styles.byline}>
        {item.author && (
          <p className={styles.author} {...author}>
            {fill(words.by, { author: item.author })}
          </p>
        )}
        {!isTitleInCover && (
          <p {...date}>
            {words.published} <DateText instant={item.publishedAt} />
          </p>
        )}
        {isUpdated && (
          <p>
            {words.updated} <DateText instant={item.updatedAt} />
          </p>
        )}
      </div>
      <div className={styles.body}>
        <Prose html={item.html} field="text" />
      </div>
    </article>
  )
}
