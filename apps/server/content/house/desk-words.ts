import { findLanguage } from '@lerret/model'
import type { Words } from '@lerret/words/all'
import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import type { FastifyRequest } from 'fastify'
import type { House } from '../../house/house.ts'

/** The words for whoever sent a request: the house's, or those of the language that a member of staff has chosen. */
export function getDeskWords(
  { staff }: Pick<FastifyRequest, 'staff'>,
  { words, live }: Pick<House, 'words' | 'live'>,
): Words {
  const houseLanguage = findLanguage(live().release.shell.htmlLang)
  const language = staff?.language ?? houseLanguage
  return language === houseLanguage ? words() : WORDS_BY_LANGUAGE[language]
}
