import type { articleWords } from '../../../nynorsk/desk/content/articles.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the screen where an article is written. */
export const ARTICLE_ENGLISH: Translation<typeof articleWords> = {
  article: 'Article',
  newArticle: 'New article',
  backToList: 'News',
  untitled: 'Untitled',
  title: 'Title',
  text: 'Text',
  lead: 'Introduction',
  leadHelp: 'Shown at the top of the article, on its card in the list and when somebody shares the link.',
  facts: 'About the article',
  slug: 'Address',
  slugFree: 'Free',
  slugTaken: 'Taken by “{title}”.',
  category: 'Category',
  categoryNews: 'News',
  categoryCulture: 'Culture',
  author: 'Author',
  publishedAt: 'Date of publication',
  publishedAtHelp: 'Set when the article goes out. Enter a date here if it should have another.',
  updatedAt: 'Changed {time}',
  picture: 'Picture',
  titleInSentence: 'the title',
  slugInSentence: 'the address',
  textInSentence: 'the text',
  leadInSentence: 'the introduction',
  publishedAtInSentence: 'the date of publication',
  authorInSentence: 'the author',
  categoryInSentence: 'the category',
  pictureInSentence: 'the picture',

  missing: 'Before the article can go out, you have to write {fields}.',
  fieldMissing: 'This is missing, or cannot be used in an address.',
}
