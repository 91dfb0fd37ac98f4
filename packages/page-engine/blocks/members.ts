import type { BlockItems, BlockSettings, MemberBlockItem } from '@lerret/model'
import { type BlockContext, throwSettingError } from '../context/page-context.ts'
import { readSourceRecord } from './setting-references.ts'

/** The heading and text of a block whose member data the browser loads. */
export function resolveMemberBlock({ heading, text }: BlockSettings['login']): MemberBlockItem {
  return { heading, text: text ?? '' }
}

export function resolveReviews(
  settings: BlockSettings['reviews'],
  context: BlockContext,
): BlockItems['reviews'] {
  const film = readSourceRecord(context, 'production', settings.production, 'production')
  if (film.object !== 'movie') {
    const text = `names the source "${settings.production}", which finds "${film.id}": not a film.`
    throwSettingError(context, 'production', text)
  }
  return { heading: settings.heading, ediNumber: film.ediNumber, filmId: film.id }
}

export function resolveCinemaClub(
  settings: BlockSettings['cinema-club'],
  context: BlockContext,
): BlockItems['cinema-club'] {
  return { heading: settings.heading, html: context.cleanHtml(settings.html) }
}
