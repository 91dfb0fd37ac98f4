import type { articleWords } from '../../../nynorsk/desk/content/articles.ts'
import type { Translation } from '../../../translation.ts'

/** Words of the screen where an article is written. */
export const ARTICLE_BOKMAAL: Translation<typeof articleWords> = {
  article: 'Nyhet',
  newArticle: 'Ny nyhet',
  backToList: 'Nyheter',
  untitled: 'Uten tittel',
  title: 'Tittel',
  text: 'Tekst',
  lead: 'Ingress',
  leadHelp: 'Står øverst i nyheten, på kortet i listen og når noen deler lenken.',
  facts: 'Om nyheten',
  slug: 'Adresse',
  slugFree: 'Ledig',
  slugTaken: 'Opptatt av «{title}».',
  category: 'Kategori',
  categoryNews: 'Nyheter',
  categoryCulture: 'Kultur',
  author: 'Forfatter',
  publishedAt: 'Publiseringsdato',
  publishedAtHelp: 'Blir satt når nyheten går ut. Skriv en dato her om det skal stå en annen.',
  updatedAt: 'Endret {time}',
  picture: 'Bilde',
  titleInSentence: 'tittelen',
  slugInSentence: 'adressen',
  textInSentence: 'teksten',
  leadInSentence: 'ingressen',
  publishedAtInSentence: 'publiseringsdatoen',
  authorInSentence: 'forfatteren',
  categoryInSentence: 'kategorien',
  pictureInSentence: 'bildet',

  missing: 'Før nyheten kan ut, må du skrive {fields}.',
  fieldMissing: 'Dette mangler, eller kan ikke brukes i en adresse.',
}
