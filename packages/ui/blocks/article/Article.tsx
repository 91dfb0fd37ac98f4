import type { ArticleBlockItem } from '@lerret/model'
import { DateText } from '../../elements/DateText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { Prose } from '../../elements/Prose.tsx'
import { dateOf } from '../../oslo-clock.ts'
import { usePageTitle } from '../../page-title.ts'
import { fill, useWords } from '../../words.ts'
import styles from './Article.module.css'

/** The text of an article. Title and date are left out where the page's cover has them. */
export function Article({ part }: { part: ArticleBlockItem }) {
  const words = useWords()
  const isTitleInCover = usePageTitle() === part.title
  const isUpdated = dateOf(part.updatedAt) > dateOf(part.publishedAt)
  return (
    <article className={styles.article}>
      {!isTitleInCover && <Heading className={styles.title}>{part.title}</Heading>}
      <div className={styles.byline}>
        {part.author && <p className={styles.author}>{fill(words.by, { author: part.author })}</p>}
        {!isTitleInCover && (
          <p>
            {words.published} <DateText instant={part.publishedAt} />
          </p>
        )}
        {isUpdated && (
          <p>
            {words.updated} <DateText instant={part.updatedAt} />
          </p>
        )}
      </div>
      <div className={styles.body}>
        <Prose html={part.html} />
      </div>
    </article>
  )
}
