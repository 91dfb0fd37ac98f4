import type { BlockParts, BlockSettings, MemberPart } from '@lerret/model'
import { type BlockContext, failAt } from '../context/page-context.ts'
import { oneOf } from './setting-references.ts'

/** What stands above a member's own things, which only the member's browser asks for. */
export function memberPart({ heading, text }: BlockSettings['login']): MemberPart {
  return { heading, text: text ?? '' }
}

export function reviewsPart(settings: BlockSettings['reviews'], at: BlockContext): BlockParts['reviews'] {
  const film = oneOf(at, 'production', settings.production, 'production')
  if (film.object !== 'movie') {
    const found = `names the source "${settings.production}", which finds "${film.id}": not a film.`
    failAt(at, 'production', found)
  }
  return { heading: settings.heading, ediNumber: film.ediNumber, filmId: film.id }
}

export function cinemaClubPart(
  settings: BlockSettings['cinema-club'],
  at: BlockContext,
): BlockParts['cinema-club'] {
  return { heading: settings.heading, html: at.cleanHtml(settings.html) }
}
