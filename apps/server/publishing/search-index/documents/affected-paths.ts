import {
  type Article,
  articlePath,
  findMediaId,
  type PageConfig,
  type Production,
  productionPath,
  type Redirect,
  type Safe,
  type Showing,
  type Translation,
  translationPath,
} from '@lerret/model'
import { type Content, findOriginalPath, findTranslationPath, type RecordChange } from '@lerret/page-engine'
import { findImageUrl } from './documents.ts'
import { hasPicture, isSearchablePage, showsSettings } from './page-documents.ts'

/** The paths of the documents that these changes may alter. A translation also shows what is not text of its original. */
export function findAffectedPaths(changes: readonly RecordChange[], content: Content): Set<string> {
  const paths = findAffectedOriginals(changes, content)
  for (const translation of content.all('translation')) {
    const originalPath = findOriginalPath(translation, content)
    if (originalPath !== null && paths.has(originalPath))
      paths.add(translationPath(translation, originalPath))
  }
  return paths
}

function findAffectedOriginals(changes: readonly RecordChange[], content: Content): Set<string> {
  const paths = new Set<string>()
  const media = new Set<string>()
  const blockData = new Set<string>()
  const addTranslation = (translation: Safe<Translation>) => {
    // The texts of the house are part of every showing.
    const changed =
      translation.kind === 'house'
        ? content.query('translation', [{ property: 'language', value: translation.language }])
        : [translation]
    for (const each of changed) {
      const path = findTranslationPath(each, content)
      if (path !== null) paths.add(path)
    }
  }
  for (const { kind, before, after } of changes) {
    for (const record of [before, after]) {
      if (record === null) continue
      if (kind === 'page') paths.add((record as PageConfig).path)
      if (kind === 'block-data') blockData.add(record.id)
      if (kind === 'settings')
        for (const page of content.all('page').filter(isSearchablePage).filter(showsSettings))
          paths.add(page.path)
      if (kind === 'redirect') paths.add((record as Redirect).target)
      // The address of the checkout is part of every showing.
      if (kind === 'ticketing') for (const film of content.all('production')) paths.add(productionPath(film))
      if (kind === 'article') paths.add(articlePath(record as Article))
      if (kind === 'production') paths.add(productionPath(record as Production))
      if (kind === 'media') media.add(record.id)
      if (kind === 'translation') addTranslation(record as Safe<Translation>)
      const production = kind === 'event' && content.find('production', (record as Showing).productionId)
      if (production) paths.add(productionPath(production))
    }
  }
  if (media.size > 0 || blockData.size > 0)
    for (const page of content.all('page').filter(isSearchablePage))
      if (hasPicture(page, media) || page.blocks.some(({ data }) => data.some((id) => blockData.has(id))))
        paths.add(page.path)
  if (media.size === 0) return paths
  const isChanged = (image: string) => media.has(findMediaId(image) ?? image)
  for (const article of content.all('article')) if (isChanged(article.image)) paths.add(articlePath(article))
  for (const translation of content.all('translation'))
    if (translation.kind === 'article' && isChanged(translation.image ?? '')) addTranslation(translation)
  for (const production of content.all('production'))
    if (isChanged(findImageUrl(production))) paths.add(productionPath(production))
  return paths
}
