import { ARTICLE_CATEGORIES, type Article, findMediaId, mediaUrl } from '@lerret/model'
import { PICTURE_RATIOS } from '@lerret/ui/picture-ratios'
import { fill, articleWords as words } from '@lerret/words/desk'
import { Field } from '../controls/fields/Field.tsx'
import { Select } from '../controls/fields/Select.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { PicturePicker } from '../media/PicturePicker.tsx'
import { PreviewedField } from '../preview/PreviewedField.tsx'
import { AddressField } from './AddressField.tsx'
import { fromLocalTime, toLocalTime } from './local-time.ts'

const CATEGORIES = [
  ['news', words.categoryNews],
  ['culture', words.categoryCulture],
] as const satisfies [Article['category'], string][]

interface ArticleFactsProps {
  article: Article
  isPublic: boolean
  addressError: string | null
  onChange<Name extends keyof Article>(field: Name, value: Article[Name]): void
}

/** The fields of an article beside its text. */
export function ArticleFacts({ article, isPublic, addressError, onChange }: ArticleFactsProps) {
  const { publishedAt, updatedAt } = article
  return (
    <>
      <PreviewedField field="picture">
        <PicturePicker
          label={words.picture}
          value={article.image === '' ? null : (findMediaId(article.image) ?? article.image)}
          ratio={PICTURE_RATIOS.cover}
          onChange={(id) => {
            onChange('image', id === null ? '' : mediaUrl(id))
            // The picture on cards is the same, in a smaller size.
            onChange('thumbnail', id === null ? '' : `${mediaUrl(id)}?w=480&h=270&auto=compress&fit=crop`)
          }}
        />
      </PreviewedField>
      <AddressField
        id={article.id}
        slug={article.slug}
        onChange={(value) => onChange('slug', value)}
        error={addressError}
      />
      <Select
        label={words.category}
        options={CATEGORIES}
        value={ARTICLE_CATEGORIES.includes(article.category) ? article.category : 'news'}
        onChange={(value) => onChange('category', value)}
      />
      <PreviewedField field="author">
        <Field
          label={words.author}
          path="author"
          value={article.author}
          onChange={(value) => onChange('author', value)}
        />
      </PreviewedField>
      <PreviewedField field="date">
        <Field
          label={words.publishedAt}
          path="publishedAt"
          type="datetime-local"
          value={publishedAt === undefined ? '' : toLocalTime(publishedAt)}
          onChange={(value) => onChange('publishedAt', fromLocalTime(value))}
          help={
            isPublic
              ? fill(words.updatedAt, { time: formatWhen(new Date(updatedAt).toISOString()) })
              : words.publishedAtHelp
          }
        />
      </PreviewedField>
    </>
  )
}
